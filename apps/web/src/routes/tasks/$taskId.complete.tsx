import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../page-head.ts"
import { CompletionPage } from "../../task-assignment/complete/completion-page.tsx"
import { loadCompletion } from "../../task-assignment/complete/load-completion.ts"

export const Route = createFileRoute("/tasks/$taskId/complete")({
  staticData: { access: "user", words: ["work", "offer", "taskPage", "task", "fields", "refusal"] },
  loader: ({ params, context }) => loadCompletion(params.taskId, context),
  staleTime: 0,
  head: pageHead("work", { robots: "noindex" }),
  component: () => <CompletionPage work={Route.useLoaderData()} />,
})
