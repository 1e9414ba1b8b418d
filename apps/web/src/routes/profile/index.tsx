import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../session/page-head.ts"
import { loadProfile } from "../../pages/profile/load-profile.ts"
import { ProfilePage } from "../../pages/profile/profile-page.tsx"

export const Route = createFileRoute("/profile/")({
  staticData: { access: "user", words: ["profile", "review", "fields"] },
  loader: ({ context }) => loadProfile(context),
  head: pageHead("profile", { robots: "noindex" }),
  component: () => <ProfilePage reviews={Route.useLoaderData()} />,
})
