import { createFileRoute } from "@tanstack/react-router"
import { ThemesPage } from "../../pages/themes/themes-page.tsx"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/themes/")({
  staticData: { access: "public", words: ["themes", "themesFields", "fields"] },
  // Read here and not by a reader of its own: what a route imports, every page carries.
  validateSearch: ({ tasks }: { tasks?: unknown }): { tasks?: "up" } => (tasks === "up" ? { tasks } : {}),
  loader: async () => {
    if (!import.meta.env.SSR) return
    const { readyParts } = await import("../../pages/themes/themes-page.tsx")
    await readyParts()
  },
  head: pageHead("themes"),
  component: () => <ThemesPage isUp={Route.useSearch().tasks === "up"} />,
})
