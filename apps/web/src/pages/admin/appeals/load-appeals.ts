import type { ApiClient } from "../../../session/api-client.ts"
import type { RouterContext } from "../../../session/router-context.ts"
import { readId, readPage } from "../frame/admin-search.ts"

export const appealsPerPage = 25

export interface AppealSearch {
  tab?: "decided" | undefined
  page?: number | undefined
  /** Which one is being read. */
  appeal?: string | undefined
}

export function readAppealSearch({ tab, page, appeal }: Record<string, unknown>): AppealSearch {
  return { tab: tab === "decided" ? tab : undefined, page: readPage(page), appeal: readId(appeal) }
}

export type AppealCase = Awaited<ReturnType<ApiClient["adminRestriction"]["getAppeal"]["query"]>>

/** The list is null when it can't be had; the case too, also when there's none. */
export async function loadAppeals({ api }: RouterContext, search: AppealSearch) {
  const { page = 1, appeal } = search
  const tab: "open" | "decided" = search.tab ?? "open"
  const { adminRestriction } = await api()
  const pagination = { limit: appealsPerPage, offset: (page - 1) * appealsPerPage }
  const [list, opened] = await Promise.all([
    adminRestriction.getAppeals.query({ tab, pagination }).catch(() => null),
    appeal ? adminRestriction.getAppeal.query({ id: appeal }).catch(() => null) : null,
  ])
  return { tab, page, list, opened, isOpened: Boolean(appeal), now: new Date().toISOString() }
}
