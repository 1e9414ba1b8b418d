import { createFileRoute } from "@tanstack/react-router"
import { DisputePage } from "../../pages/dispute/dispute-page.tsx"
import { loadDispute } from "../../pages/dispute/load-dispute.ts"
import { pageHead } from "../../session/page-head.ts"
import { taskPageKey } from "../../session/keys/task-keys.ts"
import { orAsShown } from "../../session/live/or-as-shown.ts"

export const Route = createFileRoute("/tasks/$taskId/dispute")({
  staticData: { access: "user", words: ["dispute", "taskPage", "task", "fields", "refusal"] },
  validateSearch: ({ again }: Record<string, unknown>): { again?: true | undefined } => ({
    again: again === true ? true : undefined,
  }),
  loaderDeps: ({ search: { again } }) => ({ again }),
  loader: ({ params, context, deps, location, route }) =>
    orAsShown({ context, location, route }, taskPageKey(params.taskId), () =>
      loadDispute(params.taskId, deps.again === true, context),
    ),
  staleTime: 0,
  head: pageHead("dispute", { robots: "noindex" }),
  component: () => <DisputePage data={Route.useLoaderData()} />,
})
