import { createFileRoute } from "@tanstack/react-router"
import { redirectSearch } from "../account/safe-path.ts"
import { SignUpPage } from "../account/sign-up-page.tsx"
import { pageHead } from "../page-head.ts"

export const Route = createFileRoute("/signup")({
  staticData: { access: "guest", words: ["signup", "fields"] },
  validateSearch: redirectSearch,
  head: pageHead("signup", { robots: "noindex" }),
  component: () => <SignUpPage returnTo={Route.useSearch().redirect ?? "/"} />,
})
