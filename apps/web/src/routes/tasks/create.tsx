import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../page-head.ts"
import { CreateTaskPage } from "../../task/create-task-page.tsx"

export const Route = createFileRoute("/tasks/create")({
  staticData: { access: "user", words: ["tasks"] },
  head: pageHead("tasks", { part: "create", robots: "noindex" }),
  component: CreateTaskPage,
})
