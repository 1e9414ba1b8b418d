import { createFileRoute } from "@tanstack/react-router"
import { ResetPasswordPage } from "../pages/reset-password/reset-password-page.tsx"
import { tokenSearch } from "../pages/sign-in/token-search.ts"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/reset-password")({
  staticData: { access: "public", words: ["reset", "signup", "fields"] },
  validateSearch: tokenSearch,
  head: pageHead("reset", { robots: "noindex" }),
  component: function ResetPassword() {
    const { token } = Route.useSearch()
    return <ResetPasswordPage key={token} token={token} />
  },
})
