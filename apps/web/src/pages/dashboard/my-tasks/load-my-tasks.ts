import { taskGroups, type TaskGroup } from "@doable/domain/dashboard/task-groups"
import type { RouterContext } from "../../../session/router-context.ts"
import type { MyTasksAnswer } from "../../../session/answers/task-answers.ts"

/** Fills rows of two and of three. */
const perPage = 12

export interface MyTasksData {
  now: number
  tasks: MyTasksAnswer["data"]
  total: number
  pages: number
}

/** Drafts stand elsewhere. Null when they can't be had: the rest of the page is whole without them. */
export async function loadMyTasks(
  context: RouterContext,
  page: number,
  group: TaskGroup | undefined,
): Promise<MyTasksData | null> {
  try {
    const api = await context.api()
    const status = group ? [...taskGroups[group]] : Object.values(taskGroups).flat()
    const pagination = { limit: perPage, offset: (page - 1) * perPage }
    const { data: tasks, total } = await api.task.getMy.query({ status, pagination })
    return { now: Date.now(), tasks, total, pages: Math.ceil(total / perPage) }
  } catch {
    return null
  }
}
