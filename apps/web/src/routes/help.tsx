import { createFileRoute } from "@tanstack/react-router"
import { HelpPage } from "../pages/help/help-page.tsx"
import { readHelpSearch } from "../pages/help/help-search.ts"
import { loadHelp } from "../pages/help/load-help.ts"

export const Route = createFileRoute("/help")({
  staticData: { access: "public", kept: ["read"], words: ["help", "content"] },
  validateSearch: readHelpSearch,
  loader: ({ context }) => loadHelp(context),
  staleTime: 60_000,
  // Fetched only here: what a head imports, every page carries.
  head: async ({ match, loaderData }) => {
    const { helpHead } = await import("../pages/help/help-head.ts")
    return helpHead(match.search, loaderData, match.context)
  },
  component: Help,
})

function Help() {
  const { articles, questions } = Route.useLoaderData()
  const search = readHelpSearch({ ...Route.useSearch() })
  return <HelpPage search={search} articles={articles} questions={questions} />
}
