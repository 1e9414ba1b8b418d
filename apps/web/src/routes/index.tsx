import { createFileRoute } from "@tanstack/react-router"
import { HomePage } from "../pages/home/home-page.tsx"
import { loadHomeDoers } from "../pages/home/load-home-doers.ts"
import { loadHomeNumbers } from "../pages/home/load-home-numbers.ts"
import { loadHomeQuestions } from "../pages/home/load-home-questions.ts"
import { loadNewestTasks } from "../pages/home/load-newest-tasks.ts"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/")({
  staticData: { access: "public", words: ["home", "how", "task"] },
  loader: async ({ context }) => {
    const [newest, doers, numbers, questions] = await Promise.all([
      loadNewestTasks(context),
      loadHomeDoers(context),
      loadHomeNumbers(context),
      loadHomeQuestions(context),
    ])
    return { newest, doers, numbers, questions }
  },
  staleTime: 60_000,
  head: pageHead("home"),
  component: () => <HomePage {...Route.useLoaderData()} />,
})
