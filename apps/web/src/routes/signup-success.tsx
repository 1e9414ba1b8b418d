import { createFileRoute } from "@tanstack/react-router"
import { LetterSent } from "../account/letter-sent.tsx"
import { redirectSearch } from "../account/safe-path.ts"
import { pageHead } from "../page-head.ts"

export const Route = createFileRoute("/signup-success")({
  staticData: { access: "guest", words: ["verify", "fields"] },
  validateSearch: redirectSearch,
  head: pageHead("verify", { part: "sent", robots: "noindex" }),
  component: () => <LetterSent redirect={Route.useSearch().redirect} />,
})
