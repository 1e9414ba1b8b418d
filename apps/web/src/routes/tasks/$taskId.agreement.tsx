import { createFileRoute } from "@tanstack/react-router"
import { AgreementPage } from "../../pages/agreement/agreement-page.tsx"
import { loadAgreement } from "../../pages/agreement/load-agreement.ts"
import { pageHead } from "../../session/page-head.ts"
import { taskPageKey } from "../../session/keys/task-keys.ts"
import { orAsShown } from "../../session/live/or-as-shown.ts"

export const Route = createFileRoute("/tasks/$taskId/agreement")({
  staticData: {
    access: "user",
    words: ["agreement", "job", "work", "offer", "task", "refusal"],
  },
  validateSearch: ({ hire }: Record<string, unknown>): { hire?: string | undefined } => ({
    hire: typeof hire === "string" ? hire : undefined,
  }),
  loaderDeps: ({ search: { hire } }) => ({ hire }),
  loader: ({ params, context, deps, location, route }) =>
    orAsShown({ context, location, route }, taskPageKey(params.taskId), () =>
      loadAgreement(params.taskId, deps.hire, context),
    ),
  staleTime: 0,
  head: pageHead("agreement", { robots: "noindex" }),
  component: () => <AgreementPage data={Route.useLoaderData()} />,
})
