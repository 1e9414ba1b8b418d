import { Link } from "@tanstack/react-router"
import { MessageCircle } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Badge } from "../../ui/data/badge.tsx"
import { useUnreadMessages } from "./chat-link.tsx"

/** In the header: the way to the messages as a picture. Phones have it in their menu. */
export function ChatIcon() {
  const { t } = useTranslation()
  const unread = useUnreadMessages()
  return (
    <Link
      to="/chat"
      preload={false}
      aria-label={unread > 0 ? t("shell:chatUnread", { count: unread }) : t("shell:chat")}
      className="relative grid size-11 flex-none place-items-center rounded-full hover:bg-wall-2 max-md:hidden"
    >
      <MessageCircle size={22} strokeWidth={1.9} aria-hidden="true" />
      {unread > 0 && <Badge count={unread} className="absolute top-0 left-6 ring-2 ring-wall" />}
    </Link>
  )
}
