import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../session/page-head.ts"
import { ThemesPage } from "../pages/themes/themes-page.tsx"

export const Route = createFileRoute("/themes")({
  staticData: { access: "public", words: ["themes", "themesFields", "fields"] },
  head: pageHead("themes"),
  component: ThemesPage,
})
