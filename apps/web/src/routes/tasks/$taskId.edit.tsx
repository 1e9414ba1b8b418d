import { editableStatuses } from "@doable/domain/task/status"
import { createFileRoute, notFound, redirect } from "@tanstack/react-router"
import { pageHead } from "../../session/page-head.ts"
import { refusalOf } from "../../pages/create-task/draft/failure-of.ts"
import { EditTaskPage } from "../../pages/edit-task/edit-task-page.tsx"

export const Route = createFileRoute("/tasks/$taskId/edit")({
  staticData: { access: "user", words: ["task-create", "task", "taskPage", "fields", "refusal"] },
  loader: async ({ context, params: { taskId } }) => {
    const api = await context.api()
    const found = await api.task.getById.query({ id: taskId }).catch((error: unknown) => {
      const isUnknown =
        refusalOf(error) ?? (error as { data?: { code?: string } }).data?.code === "BAD_REQUEST"
      throw isUnknown ? notFound() : error
    })
    // Whose task it is comes before how it stands: someone else learns nothing.
    if (!found.viewer.isOwner) throw notFound()
    const isEditable = editableStatuses.some((status) => status === found.task.status)
    if (!isEditable) throw redirect({ to: "/tasks/$taskId", params: { taskId } })
    return { task: found.task, now: new Date().toISOString() }
  },
  staleTime: 0,
  head: pageHead("task-create", { part: "edit", robots: "noindex" }),
  component: function EditTask() {
    const { task, now } = Route.useLoaderData()
    return <EditTaskPage key={task.id} task={task} now={new Date(now)} />
  },
})
