import { createFileRoute } from "@tanstack/react-router"
import { HelpPage } from "../pages/help/help-page.tsx"
import { readHelpSearch } from "../pages/help/help-search.ts"

export const Route = createFileRoute("/help")({
  staticData: { access: "public", kept: ["read"], words: ["help", "articles", "faq", "content"] },
  validateSearch: readHelpSearch,
  // Fetched only here: what a head imports, every page carries.
  head: async ({ match }) => {
    const { helpHead } = await import("../pages/help/help-head.ts")
    return helpHead(match.search, match.context)
  },
  component: () => <HelpPage search={readHelpSearch({ ...Route.useSearch() })} />,
})
