import { useInfiniteQuery } from "@tanstack/react-query"
import { Link, useRouter } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { clsx } from "clsx"
import { showInRow } from "../../../ui/layout/show-in-row.ts"
import { LifeBuoy, MessagesSquare, SearchX } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { ConversationPage } from "../../../session/answers/chat-answers.ts"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import type { ChatSearch } from "../../../conversation/chat-search.ts"
import { conversationsQuery } from "../../../conversation/queries.ts"
import { SupportButton } from "../../../conversation/support-button.tsx"
import { makeOneStop, walkByArrows } from "../../../ui/focus/walk-by-arrows.ts"
import { ConversationRow } from "./conversation-row.tsx"
import { ListSearch } from "./list-search.tsx"

/** The conversations, newest first. */
export function ConversationList({ search, now }: { search: ChatSearch; now: Date }) {
  const { t } = useTranslation()
  const { api } = useRouter().options.context
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    conversationsQuery(api, search),
  )
  const pages = data?.pages ?? []
  const unread = pages[0]?.unread ?? { offer: 0, task: 0, direct: 0, support: 0 }
  // Pages are fetched one by one: what has moved up in the meantime stands in two of them.
  const cards = [...new Map(pages.flatMap((page) => page.data).map((card) => [card.id, card])).values()]
  const rows = useRef<HTMLUListElement>(null)
  useEffect(() => makeOneStop(rows.current))

  return (
    <>
      <div className="flex flex-col gap-3 px-4 pt-4.5 pb-3 md:px-5 lg:pl-8">
        {/* The page's heading stands beside both panes, of which a phone shows one. */}
        <p aria-hidden="true" className="display text-d28">
          {t("chat:title")}
        </p>
        <ListSearch search={search} />
        <ListFilters search={search} unread={unread} />
      </div>
      <nav aria-label={t("chat:list")} className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-4">
        {/* The arrows walk the links in it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul ref={rows} onKeyDown={walkByArrows}>
          {cards.map((card) => (
            <ConversationRow key={card.id} card={card} search={search} now={now} />
          ))}
        </ul>
        {cards.length === 0 && <NoConversations search={search} />}
        {cards.length > 0 && search.show === "support" && !hasNextPage && (
          <div className="grid justify-center py-4">
            <SupportButton label={t("chat:support.action")} />
          </div>
        )}
        {hasNextPage && (
          <div className="grid justify-center py-4">
            <Button variant="outline" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t("chat:more")}
            </Button>
          </div>
        )}
      </nav>
    </>
  )
}

function NoConversations({ search }: { search: ChatSearch }) {
  const { t } = useTranslation()
  if (search.show === "support" && search.q === undefined) {
    const words = { title: t("chat:support.empty.title"), text: t("chat:support.empty.text") }
    return (
      <EmptyState icon={LifeBuoy} {...words} action={<SupportButton label={t("chat:support.action")} />} />
    )
  }
  const isNarrowed = search.q !== undefined || search.show !== undefined
  const words = isNarrowed ? "nothing" : "empty"
  return (
    <EmptyState
      icon={isNarrowed ? SearchX : MessagesSquare}
      title={t(`chat:${words}.title`)}
      text={t(`chat:${words}.text`)}
      action={
        <div className="grid gap-2">
          <Button asChild variant="outline">
            {isNarrowed ? (
              <Link to="/chat" search={{ c: search.c }}>
                {t(`chat:${words}.action`)}
              </Link>
            ) : (
              <Link to="/providers">{t(`chat:${words}.action`)}</Link>
            )}
          </Button>
          {!isNarrowed && <SupportButton variant="ghost" label={t("chat:support.action")} />}
        </div>
      }
    />
  )
}

const filters = ["all", "offer", "task", "direct", "support", "unread"] as const

/** Links, so that they work without scripts and each view has its address. */
function ListFilters({ search, unread }: { search: ChatSearch; unread: ConversationPage["unread"] }) {
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
            ref={isChosen ? showInRow : undefined}
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
