import { createFileRoute } from "@tanstack/react-router"
import { ThemesPage } from "../pages/themes/themes-page.tsx"
import { readThemesSearch } from "../pages/themes/blocks/themes-search.ts"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/themes")({
  staticData: { access: "public", words: ["themes", "themesFields", "fields", "list"] },
  validateSearch: readThemesSearch,
  head: pageHead("themes"),
  component: () => <ThemesPage search={readThemesSearch({ ...Route.useSearch() })} />,
})
