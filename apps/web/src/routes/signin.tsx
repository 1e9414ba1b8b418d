import { createFileRoute } from "@tanstack/react-router"
import { redirectSearch } from "../account/safe-path.ts"
import { SignInPage } from "../account/sign-in-page.tsx"
import { pageHead } from "../page-head.ts"

export const Route = createFileRoute("/signin")({
  staticData: { access: "guest", words: ["signin", "fields"] },
  validateSearch: redirectSearch,
  head: pageHead("signin", { robots: "noindex" }),
  component: () => <SignInPage returnTo={Route.useSearch().redirect ?? "/"} />,
})
