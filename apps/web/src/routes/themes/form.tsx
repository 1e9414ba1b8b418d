import { createFileRoute } from "@tanstack/react-router"
import { FormDemo } from "../../pages/themes/blocks/form-demo.tsx"
import { pageHead } from "../../session/page-head.ts"

export const Route = createFileRoute("/themes/form")({
  staticData: { access: "public", words: ["themes"] },
  head: pageHead("themes", { robots: "noindex" }),
  component: FormDemo,
})
