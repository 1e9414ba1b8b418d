import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../session/page-head.ts"
import { CompletionPage } from "../../pages/complete-task/completion-page.tsx"
import { loadCompletion } from "../../pages/complete-task/load-completion.ts"
import { taskPageKey } from "../../session/keys/task-keys.ts"
import { orAsShown } from "../../session/live/or-as-shown.ts"

export const Route = createFileRoute("/tasks/$taskId/complete")({
  staticData: {
    access: "user",
    words: ["work", "job", "review", "offer", "taskPage", "task", "fields", "refusal"],
  },
  validateSearch: ({ hire }: Record<string, unknown>): { hire?: string | undefined } => ({
    hire: typeof hire === "string" ? hire : undefined,
  }),
  loaderDeps: ({ search: { hire } }) => ({ hire }),
  loader: ({ params, context, deps, location, route }) =>
    orAsShown({ context, location, route }, taskPageKey(params.taskId), () =>
      loadCompletion(params.taskId, deps.hire, context),
    ),
  staleTime: 0,
  head: pageHead("work", { robots: "noindex" }),
  component: () => <CompletionPage data={Route.useLoaderData()} />,
})
