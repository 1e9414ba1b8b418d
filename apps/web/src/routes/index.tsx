import { createFileRoute } from "@tanstack/react-router"
import { HomePage } from "../home/home-page.tsx"
import { loadHomeDoers } from "../home/load-home-doers.ts"
import { loadNewestTasks } from "../home/load-newest-tasks.ts"
import { pageHead } from "../page-head.ts"

export const Route = createFileRoute("/")({
  staticData: { access: "public", words: ["home", "how", "task"] },
  loader: async ({ context }) => {
    const [newest, doers] = await Promise.all([loadNewestTasks(context), loadHomeDoers(context)])
    return { newest, doers }
  },
  staleTime: 60_000,
  head: pageHead("home"),
  component: () => <HomePage {...Route.useLoaderData()} />,
})
