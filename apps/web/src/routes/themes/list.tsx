import { createFileRoute } from "@tanstack/react-router"
import { ListDemo } from "../../pages/themes/blocks/list-demo.tsx"
import type { PaperSearch } from "../../pages/themes/blocks/paper-search.ts"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/themes/list")({
  staticData: { access: "public", words: ["themes", "list"] },
  // The page reads it: what a route imports, every page carries.
  validateSearch: (search: Record<string, unknown>) => search as PaperSearch,
  head: pageHead("themes", { robots: "noindex" }),
  component: () => <ListDemo raw={Route.useSearch()} />,
})
