import { createFileRoute } from "@tanstack/react-router"
import { UnsubscribePage } from "../pages/unsubscribe/unsubscribe-page.tsx"
import { unsubscribeSearch } from "../pages/unsubscribe/unsubscribe-search.ts"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/unsubscribe")({
  staticData: { access: "public", words: ["letters", "sending"] },
  validateSearch: unsubscribeSearch,
  head: pageHead("letters", { robots: "noindex" }),
  component: function Unsubscribe() {
    const { token, state, about } = Route.useSearch()
    return <UnsubscribePage token={token} state={state} about={about} />
  },
})
