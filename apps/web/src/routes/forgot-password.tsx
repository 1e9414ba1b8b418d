import { createFileRoute } from "@tanstack/react-router"
import { ForgotPasswordPage } from "../pages/reset-password/forgot-password-page.tsx"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/forgot-password")({
  staticData: { access: "guest", words: ["reset", "fields"] },
  head: pageHead("reset", { part: "forgot", robots: "noindex" }),
  component: ForgotPasswordPage,
})
