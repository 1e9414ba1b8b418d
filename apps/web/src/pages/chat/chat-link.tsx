import { Link, useRouter } from "@tanstack/react-router"
import { MessageCircle } from "lucide-react"
import { useSyncExternalStore } from "react"
import type { MouseEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { unreadMessagesKey } from "../../session/keys/chat-keys.ts"
import { useAuth } from "../../session/use-auth.ts"
import { Badge } from "../../ui/data/badge.tsx"

interface ChatLinkProps {
  className: string
  iconSize: number
  onClick: (event: MouseEvent) => void
}

/** In the menus: the way to the chat, with how many messages wait there. */
export function ChatLink({ className, iconSize, onClick }: ChatLinkProps) {
  const { t } = useTranslation()
  const unread = useUnreadMessages()
  return (
    <Link
      to="/chat"
      preload={false}
      onClick={onClick}
      className={className}
      aria-label={unread > 0 ? t("shell:chatUnread", { count: unread }) : undefined}
    >
      <MessageCircle size={iconSize} strokeWidth={1.9} aria-hidden="true" />
      <span className="flex-1">{t("shell:chat")}</span>
      {unread > 0 && <Badge count={unread} />}
    </Link>
  )
}

/** How many messages the person hasn't read: as the page was drawn, then as it is told. */
export function useUnreadMessages(): number {
  const { queryClient } = useRouter().options.context
  const auth = useAuth()
  const read = () =>
    (auth?.user && queryClient.getQueryData<number>(unreadMessagesKey(auth.user.id))) ??
    auth?.unreadMessages ??
    0
  return useSyncExternalStore((onChange) => queryClient.getQueryCache().subscribe(onChange), read, read)
}
