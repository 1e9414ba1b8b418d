import { createFileRoute } from "@tanstack/react-router"
import { ContactPage } from "../pages/contact/contact-page.tsx"
import { readContactSearch } from "../pages/contact/contact-search.ts"
import { loadContact } from "../pages/contact/load-contact.ts"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/contact")({
  staticData: { access: "public", words: ["contact", "content", "fields"] },
  validateSearch: readContactSearch,
  loader: ({ context }) => loadContact(context),
  staleTime: 0,
  head: pageHead("contact"),
  component: () => <ContactPage search={Route.useSearch()} data={Route.useLoaderData()} />,
})
