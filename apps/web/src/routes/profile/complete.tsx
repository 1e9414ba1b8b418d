import { createFileRoute } from "@tanstack/react-router"
import { accountWords } from "../../account/account-sections.ts"
import { redirectSearch } from "../../session/safe-path.ts"
import { pageHead } from "../../session/page-head.ts"
import { CompleteProfilePage } from "../../pages/profile/complete-profile-page.tsx"

export const Route = createFileRoute("/profile/complete")({
  staticData: { access: "user", words: ["complete", ...accountWords] },
  validateSearch: redirectSearch,
  head: pageHead("complete", { robots: "noindex" }),
  component: () => <CompleteProfilePage returnTo={Route.useSearch().redirect ?? "/dashboard"} />,
})
