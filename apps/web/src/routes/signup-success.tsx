import { createFileRoute } from "@tanstack/react-router"
import { EmailSent } from "../pages/sign-in/email-sent.tsx"
import { redirectSearch } from "../session/safe-path.ts"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/signup-success")({
  staticData: { access: "guest", words: ["verify", "fields"] },
  validateSearch: redirectSearch,
  head: pageHead("verify", { part: "sent", robots: "noindex" }),
  component: () => <EmailSent redirect={Route.useSearch().redirect} />,
})
