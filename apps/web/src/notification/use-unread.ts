import { useRouter } from "@tanstack/react-router"
import { useSyncExternalStore } from "react"
import { useAuth } from "../session/use-auth.ts"
import { unreadKey } from "../session/keys/notification-keys.ts"

/** How many notifications the person hasn't read: as the page was drawn, then as it is told. */
export function useUnread(): number {
  const { queryClient } = useRouter().options.context
  const auth = useAuth()
  const read = () =>
    (auth?.user && queryClient.getQueryData<number>(unreadKey(auth.user.id))) ?? auth?.unread ?? 0
  return useSyncExternalStore((onChange) => queryClient.getQueryCache().subscribe(onChange), read, read)
}
