import type { RouterContext } from "../session/router-context.ts"
import type { TaskCardData } from "../session/answers/task-answers.ts"

const perPage = 10

export interface SavedData {
  now: number
  tasks: TaskCardData[]
  total: number
  pages: number
}

/** Null when they cannot be had: the rest of the page is whole without them. */
export async function loadSaved(context: RouterContext, page: number): Promise<SavedData | null> {
  try {
    const api = await context.api()
    const pagination = { limit: perPage, offset: Math.min((page - 1) * perPage, 500) }
    const found = await api.favourite.getMy.query({ targetType: "task", pagination })
    const tasks = found.targetType === "task" ? found.data : []
    return { now: Date.now(), tasks, total: found.total, pages: Math.ceil(found.total / perPage) }
  } catch {
    return null
  }
}
