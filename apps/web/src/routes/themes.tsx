import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../page-head.ts"
import { ThemesPage } from "../themes/themes-page.tsx"

export const Route = createFileRoute("/themes")({
  staticData: { access: "public", words: ["themes", "themesFields", "fields"] },
  head: pageHead("themes"),
  component: ThemesPage,
})
