import { useRouter } from "@tanstack/react-router"
import { useSyncExternalStore } from "react"
import { useAuth } from "../../session/use-auth.ts"
import { unreadMessagesKey } from "../../session/keys/chat-keys.ts"

/** How many messages the person has not read: as the page was drawn, then as it is told. */
export function useUnreadMessages(): number {
  const { queryClient } = useRouter().options.context
  const auth = useAuth()
  const read = () =>
    (auth?.user && queryClient.getQueryData<number>(unreadMessagesKey(auth.user.id))) ??
    auth?.unreadMessages ??
    0
  return useSyncExternalStore((onChange) => queryClient.getQueryCache().subscribe(onChange), read, read)
}
