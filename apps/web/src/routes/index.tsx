import { createFileRoute } from "@tanstack/react-router"
import { HomePage } from "../home/home-page.tsx"
import { loadHomeDoers } from "../home/load-home-doers.ts"
import { loadHomeNumbers } from "../home/load-home-numbers.ts"
import { loadNewestTasks } from "../home/load-newest-tasks.ts"
import { pageHead } from "../page-head.ts"

export const Route = createFileRoute("/")({
  staticData: { access: "public", words: ["home", "how", "task"] },
  loader: async ({ context }) => {
    const [newest, doers, numbers] = await Promise.all([
      loadNewestTasks(context),
      loadHomeDoers(context),
      loadHomeNumbers(context),
    ])
    return { newest, doers, numbers }
  },
  staleTime: 60_000,
  head: pageHead("home"),
  component: () => <HomePage {...Route.useLoaderData()} />,
})
