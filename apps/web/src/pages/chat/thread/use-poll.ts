import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { streamingKey } from "../../../session/live/keys.ts"
import { chatKey } from "../../../session/keys/chat-keys.ts"

const everyMs = 5000

/** While nothing is pushed, whatever of the chat is on the screen is asked for every five seconds. */
export function useChatPoll(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const timer = setInterval(() => {
      const isPushed = queryClient.getQueryData(streamingKey) === true
      if (!isPushed && document.visibilityState === "visible")
        void queryClient.invalidateQueries({ queryKey: chatKey })
    }, everyMs)
    return () => clearInterval(timer)
  }, [queryClient])
}
