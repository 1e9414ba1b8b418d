import { notFound, redirect } from "@tanstack/react-router"
import type { RouterContext } from "../../router.tsx"
import { workOf, type Work } from "../work.ts"

/** To the two alone. Others, and the two where nobody is at work, are led to the page of the task, which knows what they may see. */
export async function loadCompletion(id: string, context: RouterContext): Promise<Work> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw notFound()
  const api = await context.api()
  const page = await api.task.getById.query({ id }).catch((error: unknown) => {
    const refusal = (error as { data?: { refusal?: unknown } } | null)?.data?.refusal
    throw refusal === "task_not_found" || refusal === "task_unavailable" ? notFound() : error
  })
  const { isOwner, isAssigned } = page.viewer
  const hires = isOwner || isAssigned ? await api.taskAssignment.getByTask.query({ taskId: id }) : null
  const hire = hires?.data.find(({ outcome }) => outcome === null || outcome === "completed") ?? null
  const work = workOf({ ...page, hire, now: Date.now() })
  if (!work) throw redirect({ to: "/tasks/$taskId", params: { taskId: id } })
  return work
}
