import { createFileRoute } from "@tanstack/react-router"
import { redirectSearch } from "../session/safe-path.ts"
import { SignInPage } from "../pages/sign-in/sign-in-page.tsx"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/signin")({
  staticData: { access: "guest", words: ["signin", "fields", "task"] },
  validateSearch: redirectSearch,
  loader: async ({ context }) => {
    // Fetched only here: what a loader imports, every page carries.
    const { loadNewestTasks } = await import("../pages/home/load-newest-tasks.ts")
    return loadNewestTasks(context)
  },
  head: pageHead("signin", { robots: "noindex" }),
  component: () => <SignInPage returnTo={Route.useSearch().redirect ?? "/"} newest={Route.useLoaderData()} />,
})
