import { taskStatuses, type TaskStatus } from "@doable/domain/task/status"
import type { RouterContext } from "../../router.tsx"
import type { MyTasksAnswer } from "../task-answers.ts"

const perPage = 10
const drafts = 5
const begun = taskStatuses.filter((status) => status !== "draft")

export interface MyTasksData {
  now: number
  tasks: MyTasksAnswer["data"]
  total: number
  pages: number
  drafts: MyTasksAnswer["data"]
}

/** Null when they cannot be had: the rest of the page is whole without them. */
export async function loadMyTasks(context: RouterContext, page: number): Promise<MyTasksData | null> {
  try {
    const api = await context.api()
    const mine = (status: TaskStatus[], limit: number, offset: number) =>
      api.task.getMy.query({ status, pagination: { limit, offset } })
    const [posted, unfinished] = await Promise.all([
      mine(begun, perPage, (page - 1) * perPage),
      mine(["draft"], drafts, 0),
    ])
    const { data: tasks, total } = posted
    return { now: Date.now(), tasks, total, pages: Math.ceil(total / perPage), drafts: unfinished.data }
  } catch {
    return null
  }
}
