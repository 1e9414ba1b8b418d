import type { ProviderCardData } from "../session/answers/provider-answers.ts"
import type { TaskCardData } from "../session/answers/task-answers.ts"
import type { RouterContext } from "../session/router-context.ts"

const perPage = 10

interface Saved<Card> {
  now: number
  data: Card[]
  total: number
  pages: number
}
export type SavedTasksData = Saved<TaskCardData>
export type SavedDoersData = Saved<ProviderCardData>

export async function loadSavedTasks(context: RouterContext, page: number): Promise<SavedTasksData | null> {
  const found = await load(context, "task", page)
  return found?.targetType === "task" ? found : null
}

export async function loadSavedDoers(context: RouterContext, page: number): Promise<SavedDoersData | null> {
  const found = await load(context, "provider", page)
  return found?.targetType === "provider" ? found : null
}

/** Null when they can't be had: the rest of the page is whole without them. */
async function load(context: RouterContext, targetType: "task" | "provider", page: number) {
  try {
    const api = await context.api()
    const pagination = { limit: perPage, offset: Math.min((page - 1) * perPage, 500) }
    const found = await api.favourite.getMy.query({ targetType, pagination })
    return { ...found, now: Date.now(), pages: Math.ceil(found.total / perPage) }
  } catch {
    return null
  }
}
