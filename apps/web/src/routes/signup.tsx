import { createFileRoute } from "@tanstack/react-router"
import { redirectSearch } from "../session/safe-path.ts"
import { SignUpPage } from "../pages/sign-in/sign-up-page.tsx"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/signup")({
  staticData: { access: "guest", words: ["signup", "fields"] },
  validateSearch: redirectSearch,
  head: pageHead("signup", { robots: "noindex" }),
  component: () => <SignUpPage returnTo={Route.useSearch().redirect ?? "/"} />,
})
