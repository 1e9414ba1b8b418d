import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Badge } from "../../ui/data/badge.tsx"
import { useUnreadMessages } from "./chat-link.tsx"

/** On the dashboard: the way to the messages as a tab. */
export function ChatTab({ className }: { className: string }) {
  const { t } = useTranslation()
  const unread = useUnreadMessages()
  return (
    <Link
      to="/chat"
      preload={false}
      className={className}
      aria-label={unread > 0 ? t("shell:chatUnread", { count: unread }) : undefined}
    >
      {t("shell:chat")}
      {unread > 0 && <Badge count={unread} />}
    </Link>
  )
}
