import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../page-head.ts"
import { ProfilePage } from "../../user/profile-page.tsx"

export const Route = createFileRoute("/profile/")({
  staticData: { access: "user", words: ["profile"] },
  head: pageHead("profile", { robots: "noindex" }),
  component: ProfilePage,
})
