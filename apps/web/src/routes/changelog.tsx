import { createFileRoute } from "@tanstack/react-router"
import { ChangelogPage } from "../pages/content/changelog-page.tsx"
import { loadReleases } from "../pages/content/load-content.ts"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/changelog")({
  staticData: { access: "public", words: ["changelog"] },
  loader: ({ context }) => loadReleases(context),
  staleTime: 60_000,
  head: pageHead("changelog"),
  component: () => <ChangelogPage releases={Route.useLoaderData()} />,
})
