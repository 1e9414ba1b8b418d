import { createFileRoute } from "@tanstack/react-router"
import { HomePage } from "../home/home-page.tsx"
import { loadNewestTasks } from "../home/load-newest-tasks.ts"
import { pageHead } from "../page-head.ts"

export const Route = createFileRoute("/")({
  staticData: { access: "public", words: ["home", "how", "task"] },
  loader: ({ context }) => loadNewestTasks(context),
  staleTime: 60_000,
  head: pageHead("home"),
  component: () => <HomePage newest={Route.useLoaderData()} />,
})
