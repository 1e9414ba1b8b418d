import { createFileRoute } from "@tanstack/react-router"
import { redirectSearch } from "../session/safe-path.ts"
import { VerifyEmailPage } from "../pages/verify-email/verify-email-page.tsx"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/verify-email")({
  // Also for people who are logged in: the email may concern another account than the one of this browser.
  staticData: { access: "public", words: ["verify", "fields"] },
  validateSearch: (
    search: Record<string, unknown>,
  ): { token?: string | undefined; redirect?: string | undefined } => ({
    ...redirectSearch(search),
    token: typeof search["token"] === "string" && search["token"] ? search["token"] : undefined,
  }),
  head: pageHead("verify", { robots: "noindex" }),
  component: function VerifyEmail() {
    const { token, redirect } = Route.useSearch()
    return <VerifyEmailPage token={token} redirect={redirect} />
  },
})
