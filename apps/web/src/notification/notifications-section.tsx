import { numberFormat } from "@doable/words/format"
import { useQuery } from "@tanstack/react-query"
import { Link, useRouter } from "@tanstack/react-router"
import { notificationsPerPage } from "@doable/domain/notification/pages"
import { CheckCheck } from "lucide-react"
import type { ComponentProps, ReactElement } from "react"
import type { AccountPlace } from "../account/account-sections.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { EmptyState } from "../ui/feedback/empty-state.tsx"
import { ListError } from "../ui/feedback/list-error.tsx"
import { Pagination, type PageLinkProps } from "../ui/layout/pagination.tsx"
import { MarkAllButton } from "./mark-all-button.tsx"
import { NotificationRows, NotificationRowsSkeleton } from "./notification-rows.tsx"
import { notificationsQuery } from "./notifications-query.ts"
import { useUnread } from "./use-unread.ts"

const perPage = notificationsPerPage.list

interface NotificationsSectionProps {
  page: number
  place: AccountPlace
}

/** "My notifications": all of them, page by page. */
export function NotificationsSection({ page, place }: NotificationsSectionProps) {
  const { t } = useTranslation()
  const { api } = useRouter().options.context
  const list = useQuery(notificationsQuery(api, page, perPage))
  const linkTo = pageLink(place)

  if (list.isPending) return <NotificationRowsSkeleton rows={6} />
  if (!list.data) {
    return (
      <ListError
        title={t("notification:listFailed")}
        text={t("notification:listFailedText")}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { data, total } = list.data
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (total === 0) {
    return (
      <EmptyState
        icon={CheckCheck}
        title={t("notification:emptyTitle")}
        text={t("notification:emptyText")}
        heading="h3"
      />
    )
  }
  return (
    <>
      <Figures total={total} />
      <div
        aria-busy={list.isFetching}
        className="-mx-4 border-y border-line md:mx-0 md:overflow-hidden md:rounded-panel md:border"
      >
        {data.length > 0 ? (
          <NotificationRows notifications={data} readAt={list.dataUpdatedAt} />
        ) : (
          <EmptyState
            title={t("notification:noSuchPage")}
            action={linkTo(pages, { className: "link", children: t("notification:lastPage") })}
            heading="h3"
          />
        )}
      </div>
      {data.length > 0 && (
        <div className="mt-5 flex justify-center md:justify-end">
          <Pagination compact page={page} pages={pages} label={t("notification:pages")} renderLink={linkTo} />
        </div>
      )}
    </>
  )
}

function Figures({ total }: { total: number }) {
  const { t, locale } = useTranslation()
  const unread = useUnread()
  const number = numberFormat(locale)
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="text-14 text-ink-2">
        {t("notification:total", { count: total, number: number.format(total) })}
        {" · "}
        <span className={unread > 0 ? "font-semibold text-ink" : undefined}>
          {t("notification:unreadCount", { count: unread, number: number.format(unread) })}
        </span>
      </p>
      <MarkAllButton className="max-md:-ml-3.5 md:-mr-3.5" />
    </div>
  )
}

/** On the account's own page the address says the page of the list; over another page it may not take that name. */
function pageLink(place: AccountPlace): (page: number, props: PageLinkProps) => ReactElement {
  const key = place === "page" ? "page" : "accountPage"
  return (page, props) => {
    const target = {
      to: ".",
      search: (search: Record<string, unknown>) => ({ ...search, [key]: page > 1 ? page : undefined }),
    } as unknown as Pick<ComponentProps<typeof Link>, "to">
    return <Link {...target} {...props} replace={place === "dialog"} resetScroll={false} preload={false} />
  }
}
