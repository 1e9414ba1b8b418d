import type { RouterContext } from "../../session/router-context.ts"
import { listedTask, type ListedTask } from "../../task/listed-task.ts"

const shown = 4

export interface NewestTasks {
  now: number
  tasks: ListedTask[]
  total: number
  totalIsEstimate: boolean
}

/** Null when there's none, or none could be had: the page is whole without them. */
export async function loadNewestTasks(context: RouterContext): Promise<NewestTasks | null> {
  try {
    const api = await context.api()
    const list = await api.task.getList.query({ pagination: { limit: shown, offset: 0 } })
    const { data, total, totalIsEstimate } = list
    const tasks = data.map((task) => listedTask(task, context.i18n.locale))
    return tasks.length > 0 ? { now: Date.now(), tasks, total, totalIsEstimate } : null
  } catch {
    return null
  }
}
