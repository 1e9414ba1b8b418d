import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { ConversationPage } from "../../../session/answers/chat-answers.ts"
import type { ChatSearch } from "../chat-search.ts"

const filters = ["all", "offer", "task", "direct", "support", "unread"] as const

/** Links, so that they work without scripts and each view has its address. */
export function ListFilters({ search, unread }: { search: ChatSearch; unread: ConversationPage["unread"] }) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t("chat:filters")} className="chat-filters">
      {filters.map((filter) => {
        const show = filter === "all" ? undefined : filter
        const count = filter === "all" || filter === "unread" ? 0 : unread[filter]
        const isChosen = search.show === show
        const name = t(`chat:filter.${filter}`)
        return (
          <Link
            key={filter}
            to="/chat"
            search={{ c: search.c, q: search.q, show }}
            replace
            resetScroll={false}
            aria-current={isChosen || undefined}
            aria-label={count > 0 ? t("chat:waiting", { filter: name, number: count }) : undefined}
            className={clsx(
              "inline-flex min-h-9 flex-none items-center gap-2 rounded-full px-3 text-13 font-medium",
              isChosen
                ? "bg-ink text-wall"
                : "bg-paper inset-ring-[1.5px] inset-ring-line-2 hover:bg-paper-2",
            )}
          >
            {name}
            {count > 0 && <b className="font-semibold">{count}</b>}
          </Link>
        )
      })}
    </div>
  )
}
