import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { ApiClient } from "../../../session/api-client.ts"
import { chatListKey } from "../../../session/keys/chat-keys.ts"
import type { RouterContext } from "../../../session/router-context.ts"

type List = Awaited<ReturnType<ApiClient["adminSupport"]["getList"]["query"]>>
export type SupportTalk = List["data"][number]

export const supportStates = ["waiting", "settled"] as const
type SupportState = (typeof supportStates)[number]

export const supportPerPage = 20

interface SupportCut {
  state: SupportState
  page: number
}

/** Under the key of the chat's lists: what is pushed there is fresh here. */
export const supportQuery = (api: RouterContext["api"], { state, page }: SupportCut) =>
  queryOptions({
    queryKey: [...chatListKey, "support", state, page],
    queryFn: async () => {
      const pagination = { limit: supportPerPage, offset: (page - 1) * supportPerPage }
      return (await api()).adminSupport.getList.query({ state, pagination })
    },
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })

export async function loadSupport({ api, queryClient }: RouterContext, cut: SupportCut) {
  await queryClient.fetchQuery(supportQuery(api, cut))
  return { cut, now: new Date().toISOString() }
}
