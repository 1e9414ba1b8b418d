import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Badge } from "../../ui/data/badge.tsx"
import { Card } from "../../ui/layout/card.tsx"
import type { ConversationCard } from "../../session/answers/chat-answers.ts"
import { nameOf } from "../../conversation/person-name.ts"
import { previewLang, previewOf } from "../../conversation/preview.ts"
import { whenText } from "../../conversation/times.ts"

/** The last few conversations, on the overviews. */
export function RecentTalks({ talks, now }: { talks: readonly ConversationCard[]; now: number }) {
  const { t } = useTranslation()
  return (
    <Card asChild className="overflow-hidden">
      <section aria-labelledby="recent-talks">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-3">
          <h2 id="recent-talks" className="display text-d22">
            {t("dashboard:messages.title")}
          </h2>
          <Link to="/chat" preload={false} className="link inline-flex min-h-11 items-center">
            {t("dashboard:messages.all")}
          </Link>
        </div>
        {talks.length === 0 ? (
          <p className="px-5 pb-5 text-14 text-ink-2">{t("dashboard:messages.none")}</p>
        ) : (
          <ul className="divide-y divide-line pb-1">
            {talks.map((talk) => (
              <Talk key={talk.id} talk={talk} now={new Date(now)} />
            ))}
          </ul>
        )}
      </section>
    </Card>
  )
}

function Talk({ talk, now }: { talk: ConversationCard; now: Date }) {
  const say = useTranslation()
  const { t } = say
  const { unread, other, task } = talk
  const name = nameOf(talk, t)
  return (
    <li className="relative flex items-start gap-3 px-5 py-3 hover:bg-paper-2">
      <Avatar name={name} image={other.image} />
      <div className="min-w-0 flex-1">
        <Link
          to="/chat"
          search={{ c: talk.id }}
          preload={false}
          className="block truncate font-semibold after:absolute after:inset-0"
        >
          {name}
        </Link>
        {task && (
          <p lang={task.lang} className="truncate text-13 text-ink-2">
            {task.title}
          </p>
        )}
        <p
          lang={previewLang(talk)}
          className={clsx("truncate text-14", unread > 0 ? "font-semibold" : "text-ink-2")}
        >
          {previewOf(talk, say)}
        </p>
      </div>
      <div className="grid flex-none justify-items-end gap-1.5">
        <time dateTime={talk.lastMessageAt} className="text-13 whitespace-nowrap text-ink-2">
          {whenText(talk.lastMessageAt, now, say)}
        </time>
        {unread > 0 && (
          <>
            <Badge count={unread} />
            <span className="sr-only">{t("chat:unread", { count: unread })}</span>
          </>
        )}
      </div>
    </li>
  )
}
