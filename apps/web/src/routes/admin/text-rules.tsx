import { createFileRoute } from "@tanstack/react-router"
import { loadTextRules, readTextRuleSearch } from "../../pages/admin/text-rules/load-text-rules.ts"
import { TextRulesPage } from "../../pages/admin/text-rules/text-rules-page.tsx"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/admin/text-rules")({
  staticData: { access: "admin", words: ["admin", "admin-text-rules"] },
  validateSearch: readTextRuleSearch,
  head: pageHead("admin-text-rules", { robots: "noindex" }),
  loaderDeps: ({ search: { rules } }) => ({ rules }),
  loader: ({ context, deps }) => loadTextRules(context, deps),
  staleTime: 0,
  component: () => <TextRulesPage {...Route.useLoaderData()} />,
})
