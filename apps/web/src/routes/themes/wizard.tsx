import { createFileRoute } from "@tanstack/react-router"
import { WizardDemo, type DemoStep } from "../../pages/themes/blocks/wizard-demo.tsx"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/themes/wizard")({
  staticData: { access: "public", words: ["themes"] },
  // The page reads it: what a route imports, every page carries.
  validateSearch: ({ step }: { step?: unknown }) => ({ step: step as DemoStep | undefined }),
  head: pageHead("themes", { robots: "noindex" }),
  component: () => <WizardDemo wanted={Route.useSearch().step} />,
})
