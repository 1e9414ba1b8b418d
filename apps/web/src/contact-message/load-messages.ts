import type { ApiClient } from "../api-client.ts"

export const messagesPerPage = 20

type List = Awaited<ReturnType<ApiClient["adminContact"]["getList"]["query"]>>
export type WaitingMessage = List["data"][number]

/** What waits for an answer of ours, the oldest first. */
export function loadMessages(api: ApiClient, page: number): Promise<List> {
  const pagination = { limit: messagesPerPage, offset: (page - 1) * messagesPerPage }
  return api.adminContact.getList.query({ pagination })
}
