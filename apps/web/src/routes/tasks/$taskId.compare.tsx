import { createFileRoute } from "@tanstack/react-router"
import { ComparePage } from "../../pages/task/offer-list/compare-page.tsx"
import { loadComparison, readComparedOffers } from "../../pages/task/offer-list/load-comparison.ts"
import { pageHead } from "../../session/page-head.ts"
import { taskPageKey } from "../../session/keys/task-keys.ts"
import { orAsShown } from "../../session/live/or-as-shown.ts"

export const Route = createFileRoute("/tasks/$taskId/compare")({
  staticData: { access: "user", words: ["offer-compare", "offer", "task", "fields", "refusal"] },
  validateSearch: readComparedOffers,
  loaderDeps: ({ search: { o } }) => ({ o }),
  loader: ({ params, context, deps, location, route }) =>
    orAsShown({ context, location, route }, taskPageKey(params.taskId), () =>
      loadComparison(params.taskId, deps.o, context),
    ),
  staleTime: 0,
  head: pageHead("offer-compare", { robots: "noindex" }),
  component: () => <ComparePage data={Route.useLoaderData()} />,
})
