import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query"
import type { ApiClient } from "../session/api-client.ts"
import type { ChatSearch } from "./chat-search.ts"
import { chatListKey, threadKey } from "../session/keys/chat-keys.ts"
import { mergePage, type Thread } from "./thread-messages.ts"

type Api = () => Promise<ApiClient>

const perPage = 20
/** What may still have changed of what is known: taken back, read. */
const overlap = 30
const mostAtOnce = 100

export const conversationsQuery = (api: Api, { show, q = "" }: ChatSearch) =>
  infiniteQueryOptions({
    queryKey: [...chatListKey, show ?? "all", q],
    queryFn: async ({ pageParam: offset }) =>
      (await api()).conversation.getMy.query({
        ...(show && show !== "unread" ? { kind: show } : {}),
        unreadOnly: show === "unread",
        q,
        pagination: { limit: perPage, offset },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) =>
      pages.length * perPage < total ? pages.length * perPage : undefined,
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })

/** The conversation and as much of what was said as is known; asked again, only what is new is fetched. */
export const threadQuery = (api: Api, queryClient: QueryClient, id: string) =>
  queryOptions({
    queryKey: threadKey(id),
    queryFn: async (): Promise<Thread> => {
      const client = await api()
      const known = queryClient.getQueryData<Thread>(threadKey(id))
      const [conversation, page] = await Promise.all([
        client.conversation.getById.query({ id }),
        known ? newsOf(client, known) : client.message.getByConversation.query({ conversationId: id }),
      ])
      // What older pages brought in the meantime stays.
      return mergePage(queryClient.getQueryData<Thread>(threadKey(id)) ?? null, { conversation, ...page })
    },
    staleTime: 5000,
  })

/** Everything since, however much that is: a page that slept for a day must not have a gap. */
async function newsOf(client: ApiClient, { conversation, messages }: Thread) {
  const conversationId = conversation.id
  let after = Math.max(0, (messages.at(-1)?.position ?? 0) - overlap)
  const pagination = { limit: mostAtOnce }
  const page = await client.message.getByConversation.query({ conversationId, after, pagination })
  let { data } = page
  while (data.length === mostAtOnce) {
    after = data.at(-1)?.position ?? after
    ;({ data } = await client.message.getByConversation.query({ conversationId, after, pagination }))
    page.data.push(...data)
  }
  return page
}
