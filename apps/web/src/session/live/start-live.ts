import type { QueryClient } from "@tanstack/react-query"
import { unreadMessagesKey } from "../keys/chat-keys.ts"
import { notificationsKey, unreadKey } from "../keys/notification-keys.ts"
import { thisTab } from "./tabs.ts"
import { handleEvent } from "./handle-event.ts"
import { streamingKey } from "./keys.ts"
import { watchUnread, type OtherNews, type UnreadNews } from "./watch-unread.ts"

interface Live {
  queryClient: QueryClient
  serverUrl: string
  userId: string
  /** When the number the page was drawn with was true; zero if it came without one. */
  knownSince: number
  /** The API no longer knows this person. */
  onSessionOver: () => void
  /** Something has just happened to this person: it may be a decision about the account. */
  onNotice: () => void
}

const patienceMs = 10_000

/** Keeps what the page knows of this person true for as long as it is open. Returns how to end it. */
export function startLive({ queryClient, serverUrl, userId, knownSince, ...on }: Live): () => void {
  const hear = ({ count: unread, at, isPushed, isStreaming }: UnreadNews) => {
    queryClient.setQueryData(streamingKey, isStreaming)
    const key = unreadKey(userId)
    const known = queryClient.getQueryState<number>(key)
    // Asked before something was marked as read here: the answer is older than what the page shows.
    if (unread === null || at < (known?.dataUpdatedAt ?? 0)) return
    if (isPushed || known?.data !== unread) void queryClient.invalidateQueries({ queryKey: notificationsKey })
    if (isPushed && unread > (known?.data ?? 0)) on.onNotice()
    queryClient.setQueryData(key, unread, { updatedAt: at })
  }
  // Written out instead of asked by the client of the API: this is the most frequent call of all.
  const count = async (noun: "notification" | "conversation") => {
    const answer = await fetch(`${serverUrl}/trpc/${noun}.getUnreadCount`, {
      credentials: "include",
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => null)
    if (answer?.status === 401) on.onSessionOver()
    const told = answer?.ok ? await answer.json().catch(() => null) : null
    const number: unknown = told?.result?.data?.count
    return typeof number === "number" ? number : null
  }
  const ask = () => count("notification")
  const openStream = () => new EventSource(`${serverUrl}/trpc/live.onEvent`, { withCredentials: true })

  const countMessages = async () => {
    const messages = await count("conversation")
    if (messages !== null) queryClient.setQueryData(unreadMessagesKey(userId), messages)
  }
  const hearOther = ({ event }: OtherNews) => {
    handleEvent(queryClient, event)
    if (event.kind === "conversation" || event.kind === "stream") void countMessages()
  }
  return watchUnread({ world: thisTab(), userId, knownSince, ask, openStream, hear, hearOther })
}
