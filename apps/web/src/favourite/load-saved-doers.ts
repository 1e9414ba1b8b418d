import type { ProviderCardData } from "../session/answers/provider-answers.ts"
import type { RouterContext } from "../session/router-context.ts"

const perPage = 10

export interface SavedDoersData {
  doers: ProviderCardData[]
  total: number
  pages: number
}

/** Null when they cannot be had: the rest of the page is whole without them. */
export async function loadSavedDoers(context: RouterContext, page: number): Promise<SavedDoersData | null> {
  try {
    const api = await context.api()
    const pagination = { limit: perPage, offset: Math.min((page - 1) * perPage, 500) }
    const found = await api.favourite.getMy.query({ targetType: "provider", pagination })
    const doers = found.targetType === "provider" ? found.data : []
    return { doers, total: found.total, pages: Math.ceil(found.total / perPage) }
  } catch {
    return null
  }
}
