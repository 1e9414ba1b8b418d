import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../page-head.ts"
import { loadProfile } from "../../user/load-profile.ts"
import { ProfilePage } from "../../user/profile-page.tsx"

export const Route = createFileRoute("/profile/")({
  staticData: { access: "user", words: ["profile", "review", "fields"] },
  loader: ({ context }) => loadProfile(context),
  head: pageHead("profile", { robots: "noindex" }),
  component: () => <ProfilePage reviews={Route.useLoaderData()} />,
})
