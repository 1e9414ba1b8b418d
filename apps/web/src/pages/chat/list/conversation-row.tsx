import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { CheckCheck } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { drawingOf } from "../../../category/drawing-of.ts"
import { paperOf } from "../../../category/paper-of.ts"
import { Avatar } from "../../../ui/data/avatar.tsx"
import { Badge } from "../../../ui/data/badge.tsx"
import { Illustration } from "../../../ui/layout/illustration.tsx"
import type { ConversationCard } from "../../../session/answers/chat-answers.ts"
import type { ChatSearch } from "../../../conversation/chat-search.ts"
import { aboutOf, nameOf } from "../../../conversation/person-name.ts"
import { previewLang, previewOf } from "../../../conversation/preview.ts"
import { whenText } from "../../../conversation/times.ts"

interface ConversationRowProps {
  card: ConversationCard
  search: ChatSearch
  now: Date
}

export function ConversationRow({ card, search, now }: ConversationRowProps) {
  const say = useTranslation()
  const { t } = say
  const { other, task, unread, last } = card
  const isOpen = search.c === card.id
  const about = aboutOf(card, t)
  const name = nameOf(card, t)
  // What one said or did oneself is no news, even while something before it is unread.
  const isNews = unread > 0 && !last?.isMine
  const isRead = last?.isMine && !last.system && card.otherReadPosition >= card.lastPosition

  return (
    <li>
      <Link
        to="/chat"
        search={{ ...search, c: card.id }}
        resetScroll={false}
        preload={false}
        data-row
        aria-current={isOpen ? "page" : undefined}
        className={clsx(
          "chat-row",
          isOpen ? "bg-paper shadow-[inset_4px_0_0_var(--brand)]" : "hover:bg-wall-2",
        )}
      >
        <span className="relative size-12">
          <Avatar name={name} image={other.image} className="size-11" />
          {task && (
            <span data-cat={paperOf(task.category)} className="chat-row-tile">
              <Illustration {...drawingOf(task.category)} inherit className="w-5" />
            </span>
          )}
        </span>
        <span className="min-w-0">
          <span className="block truncate font-semibold">{name}</span>
          {about && (
            <span lang={task?.lang} className="block truncate text-13 text-ink-2">
              {about}
            </span>
          )}
          <span
            lang={previewLang(card)}
            className={clsx("block truncate text-14", isNews ? "font-semibold" : "text-ink-2")}
          >
            {previewOf(card, say)}
          </span>
        </span>
        <span className="grid justify-items-end gap-1.5">
          <time dateTime={card.lastMessageAt} className="text-13 whitespace-nowrap text-ink-2">
            {whenText(card.lastMessageAt, now, say)}
          </time>
          {unread > 0 && (
            <>
              <Badge count={unread} />
              <span className="sr-only">{t("chat:unread", { count: unread })}</span>
            </>
          )}
          {isRead && (
            <>
              <CheckCheck size={18} strokeWidth={1.9} aria-hidden="true" className="text-brand-text" />
              <span className="sr-only">{t("chat:read")}</span>
            </>
          )}
        </span>
      </Link>
    </li>
  )
}
