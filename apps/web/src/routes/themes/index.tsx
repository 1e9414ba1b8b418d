import { createFileRoute } from "@tanstack/react-router"
import { readKitSearch } from "../../pages/themes/kit-search.ts"
import { ThemesPage } from "../../pages/themes/themes-page.tsx"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/themes/")({
  staticData: { access: "public", words: ["themes", "themesFields", "fields"] },
  validateSearch: readKitSearch,
  head: pageHead("themes"),
  component: () => <ThemesPage search={readKitSearch({ ...Route.useSearch() })} />,
})
