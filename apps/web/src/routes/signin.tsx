import { createFileRoute } from "@tanstack/react-router"
import { redirectSearch } from "../session/safe-path.ts"
import { SignInPage } from "../pages/sign-in/sign-in-page.tsx"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/signin")({
  staticData: { access: "guest", words: ["signin", "fields", "restriction"] },
  validateSearch: redirectSearch,
  head: pageHead("signin", { robots: "noindex" }),
  component: () => <SignInPage returnTo={Route.useSearch().redirect ?? "/"} />,
})
