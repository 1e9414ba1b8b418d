import { createFileRoute } from "@tanstack/react-router"
import { redirectSearch, refSearch } from "../session/safe-path.ts"
import { SignUpPage } from "../pages/sign-in/sign-up-page.tsx"
import { pageHead } from "../session/page-head.ts"
import { useInvitedBy } from "../account/use-invited-by.ts"

export const Route = createFileRoute("/signup")({
  staticData: { access: "guest", words: ["signup", "fields"] },
  validateSearch: (search: Record<string, unknown>) => ({ ...redirectSearch(search), ...refSearch(search) }),
  head: pageHead("signup", { robots: "noindex" }),
  component: function SignUp() {
    const { redirect = "/", ref } = Route.useSearch()
    return <SignUpPage returnTo={redirect} invitedBy={useInvitedBy(ref)} />
  },
})
