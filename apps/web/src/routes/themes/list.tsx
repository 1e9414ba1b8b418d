import { createFileRoute } from "@tanstack/react-router"
import { ListDemo } from "../../pages/themes/blocks/list-demo.tsx"
import { readPaperSearch } from "../../pages/themes/blocks/paper-search.ts"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/themes/list")({
  staticData: { access: "public", words: ["themes", "list"] },
  validateSearch: readPaperSearch,
  head: pageHead("themes", { robots: "noindex" }),
  component: () => <ListDemo search={readPaperSearch({ ...Route.useSearch() })} />,
})
