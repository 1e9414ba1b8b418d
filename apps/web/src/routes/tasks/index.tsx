import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../page-head.ts"
import { TasksPage } from "../../task/tasks-page.tsx"

export const Route = createFileRoute("/tasks/")({
  staticData: { access: "public", words: ["tasks"] },
  head: pageHead("tasks"),
  component: TasksPage,
})
