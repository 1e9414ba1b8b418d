import { createFileRoute } from "@tanstack/react-router"
import { ContactPage } from "../contact-message/contact-page.tsx"
import { readContactSearch } from "../contact-message/contact-search.ts"
import { loadContact } from "../contact-message/load-contact.ts"
import { pageHead } from "../page-head.ts"

export const Route = createFileRoute("/contact")({
  staticData: { access: "public", words: ["contact", "content", "fields"] },
  validateSearch: readContactSearch,
  loader: ({ context }) => loadContact(context),
  staleTime: 0,
  head: pageHead("contact"),
  component: () => <ContactPage search={Route.useSearch()} data={Route.useLoaderData()} />,
})
