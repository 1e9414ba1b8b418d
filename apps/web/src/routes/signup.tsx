import { createFileRoute } from "@tanstack/react-router"
import { redirectSearch } from "../session/safe-path.ts"
import { SignUpPage } from "../pages/sign-in/sign-up-page.tsx"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/signup")({
  staticData: { access: "guest", words: ["signup", "fields", "task"] },
  validateSearch: redirectSearch,
  loader: async ({ context }) => {
    // Fetched only here: what a loader imports, every page carries.
    const { loadNewestTasks } = await import("../pages/home/load-newest-tasks.ts")
    return loadNewestTasks(context)
  },
  head: pageHead("signup", { robots: "noindex" }),
  component: () => <SignUpPage returnTo={Route.useSearch().redirect ?? "/"} newest={Route.useLoaderData()} />,
})
