import { createFileRoute } from "@tanstack/react-router"
import { FaqPage } from "../pages/content/faq-page.tsx"
import { loadQuestions } from "../pages/content/load-content.ts"
import { pageHead } from "../session/page-head.ts"

export const Route = createFileRoute("/faq")({
  staticData: { access: "public", words: ["content", "faq"] },
  loader: ({ context }) => loadQuestions(context),
  staleTime: 60_000,
  head: pageHead("faq"),
  component: () => <FaqPage questions={Route.useLoaderData()} />,
})
