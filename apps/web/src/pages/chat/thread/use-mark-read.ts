import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { useApi } from "../../../session/use-api.ts"
import { chatListKey } from "../../../session/keys/chat-keys.ts"
import type { Thread } from "./thread-messages.ts"

/** What is at the end of the conversation and in sight counts as read. */
export function useMarkRead(thread: Thread, isAtEnd: boolean): void {
  const ask = useApi()
  const queryClient = useQueryClient()
  const { id, unread, readPosition } = thread.conversation
  const last = thread.messages.at(-1)?.position ?? 0
  const told = useRef(0)
  const isNews = isAtEnd && last > 0 && (unread > 0 || readPosition < last)

  useEffect(() => {
    if (!isNews) return
    const mark = () => {
      if (document.visibilityState !== "visible" || told.current >= last) return
      told.current = last
      ask((api) => api.conversation.markRead.mutate({ id, position: last })).then(
        () => queryClient.invalidateQueries({ queryKey: chatListKey }),
        // The next message, or the next look, tries again.
        () => (told.current = 0),
      )
    }
    mark()
    document.addEventListener("visibilitychange", mark)
    return () => document.removeEventListener("visibilitychange", mark)
  }, [isNews, last, id, ask, queryClient])
}
