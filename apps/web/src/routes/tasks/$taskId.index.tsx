import { createFileRoute } from "@tanstack/react-router"
import { loadTask } from "../../pages/task/load-task.ts"
import { readTaskSearch } from "../../pages/task/task-tab.ts"
import { TaskRoute } from "../../pages/task/task-route.tsx"
import { taskPageKey } from "../../session/keys/task-keys.ts"
import { orAsShown } from "../../session/live/or-as-shown.ts"

export const Route = createFileRoute("/tasks/$taskId/")({
  staticData: {
    access: "public",
    words: [
      "taskPage",
      "task",
      "task-question",
      "task-invite",
      "offer",
      "work",
      "job",
      "repeat",
      "fields",
      "refusal",
    ],
  },
  validateSearch: readTaskSearch,
  loaderDeps: ({ search: { sort } }) => ({ sort }),
  loader: ({ params, context, deps, location, route }) =>
    orAsShown({ context, location, route }, taskPageKey(params.taskId), () =>
      loadTask(params.taskId, context, deps.sort),
    ),
  staleTime: 10_000,
  // Fetched only here: what a head imports, every page carries.
  head: async ({ match, loaderData }) => {
    const { taskHead } = await import("../../pages/task/task-head.ts")
    return taskHead(loaderData, match.context)
  },
  component: () => <TaskRoute data={Route.useLoaderData()} tab={Route.useSearch().tab} />,
})
