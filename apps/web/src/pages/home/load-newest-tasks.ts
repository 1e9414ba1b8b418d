import type { RouterContext } from "../../session/router-context.ts"
import type { TaskListAnswer } from "../../session/answers/task-answers.ts"

const shown = 4

export interface NewestTasks {
  now: number
  tasks: TaskListAnswer["data"]
  total: number
  totalIsEstimate: boolean
}

/** Null when there's none, or none could be had: the page is whole without them. */
export async function loadNewestTasks(context: RouterContext): Promise<NewestTasks | null> {
  try {
    const api = await context.api()
    const list = await api.task.getList.query({ pagination: { limit: shown, offset: 0 } })
    const { data: tasks, total, totalIsEstimate } = list
    return tasks.length > 0 ? { now: Date.now(), tasks, total, totalIsEstimate } : null
  } catch {
    return null
  }
}
