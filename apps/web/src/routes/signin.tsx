import { createFileRoute } from "@tanstack/react-router"
import { redirectSearch, refSearch } from "../session/safe-path.ts"
import { readLoginError, type LoginError } from "../pages/sign-in/login-error.ts"
import { SignInPage } from "../pages/sign-in/sign-in-page.tsx"
import { pageHead } from "../session/page-head.ts"
import { useInvitedBy } from "../account/use-invited-by.ts"

interface SignInSearch {
  redirect?: string | undefined
  ref?: string | undefined
  error?: LoginError | undefined
}

export const Route = createFileRoute("/signin")({
  staticData: { access: "guest", words: ["signin", "fields", "restriction"] },
  validateSearch: (search: Record<string, unknown>): SignInSearch => ({
    ...redirectSearch(search),
    ...refSearch(search),
    error: readLoginError(search["error"]),
  }),
  head: pageHead("signin", { robots: "noindex" }),
  component: function SignIn() {
    const { redirect = "/", error, ref } = Route.useSearch()
    return <SignInPage returnTo={redirect} error={error} invitedBy={useInvitedBy(ref)} />
  },
})
