import { createFileRoute } from "@tanstack/react-router"
import { loadTasks } from "../../pages/tasks/load-tasks.ts"
import { readTaskSearch } from "../../pages/tasks/task-search.ts"
import { taskPartOf } from "../../pages/tasks/task-search-keys.ts"
import { TasksPage } from "../../pages/tasks/tasks-page.tsx"

export const Route = createFileRoute("/tasks/")({
  staticData: { access: "public", kept: ["category"], words: ["tasks", "list", "task", "fields"] },
  validateSearch: taskPartOf,
  // What lies open over the page changes nothing in the list.
  loaderDeps: ({ search }) => taskPartOf({ ...search }),
  loader: ({ deps, context }) => loadTasks(deps, context),
  // A list is news: it is asked for again after a while.
  staleTime: 30_000,
  // The page itself shows what is on its way; filters and title stay in their places.
  pendingMs: Number.POSITIVE_INFINITY,
  // Fetched only here: what a head imports, every page carries.
  head: async ({ match, loaderData }) => {
    const { tasksHead } = await import("../../pages/tasks/tasks-head.ts")
    return tasksHead(match.search, loaderData, match.context)
  },
  component: () => (
    <TasksPage search={readTaskSearch({ ...Route.useSearch() })} data={Route.useLoaderData()} />
  ),
})
