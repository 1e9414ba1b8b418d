import { createFileRoute } from "@tanstack/react-router"
import { demoSteps } from "../../pages/themes/blocks/demo-steps.ts"
import { WizardDemo } from "../../pages/themes/blocks/wizard-demo.tsx"
import { oneOf } from "../../blocks/list-page/read-address.ts"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/themes/wizard")({
  staticData: { access: "public", words: ["themes"] },
  validateSearch: (search: Record<string, unknown>) => ({ step: oneOf(demoSteps, search["step"]) }),
  head: pageHead("themes", { robots: "noindex" }),
  component: () => <WizardDemo step={Route.useSearch().step ?? "what"} />,
})
