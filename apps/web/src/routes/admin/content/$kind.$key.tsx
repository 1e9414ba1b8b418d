import { createFileRoute } from "@tanstack/react-router"
import { NotFoundView } from "../../../blocks/errors/not-found-page.tsx"
import { EntryPage } from "../../../pages/admin/content/entry-page.tsx"
import { loadEntry } from "../../../pages/admin/content/load-entries.ts"
import { pageHead } from "../../../session/page-head.ts"

export const Route = createFileRoute("/admin/content/$kind/$key")({
  staticData: { access: "admin", words: ["admin", "admin-content", "changelog", "shell"] },
  head: pageHead("admin-content", { robots: "noindex" }),
  loader: ({ params, context }) => loadEntry(context, params),
  staleTime: 0,
  notFoundComponent: NotFoundView,
  component: Editor,
})

function Editor() {
  const { kind, key } = Route.useParams()
  return <EntryPage key={`${kind}/${key}`} {...Route.useLoaderData()} />
}
