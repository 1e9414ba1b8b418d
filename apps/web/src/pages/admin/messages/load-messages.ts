import type { ApiClient } from "../../../session/api-client.ts"

export const messagesPerPage = 20

type List = Awaited<ReturnType<ApiClient["adminContact"]["getList"]["query"]>>
export type WaitingMessage = List["data"][number]

/** Beside what waits: whatever was put aside can be found, and taken back. */
export const asideStatuses = ["answered", "closed", "spam"] as const
export type Aside = (typeof asideStatuses)[number]

/** What waits for an answer of ours, the oldest first, or what was put aside. */
export function loadMessages(api: ApiClient, page: number, status: Aside | undefined): Promise<List> {
  const pagination = { limit: messagesPerPage, offset: (page - 1) * messagesPerPage }
  return api.adminContact.getList.query({ pagination, ...(status ? { status } : {}) })
}
