import { createFileRoute } from "@tanstack/react-router"
import { loadReceipt } from "../../pages/receipt/load-receipt.ts"
import { ReceiptPage } from "../../pages/receipt/receipt-page.tsx"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/tasks/$taskId/receipt")({
  staticData: { access: "user", words: ["receipt", "task"] },
  validateSearch: ({ hire }: Record<string, unknown>): { hire?: string | undefined } => ({
    hire: typeof hire === "string" ? hire : undefined,
  }),
  loaderDeps: ({ search: { hire } }) => ({ hire }),
  loader: ({ params, context, deps }) => loadReceipt(params.taskId, deps.hire, context),
  staleTime: 0,
  head: pageHead("receipt", { robots: "noindex" }),
  component: () => <ReceiptPage data={Route.useLoaderData()} />,
})
