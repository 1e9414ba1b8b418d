import { useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { notificationsPerPage } from "@doable/domain/notification/pages"
import { CheckCheck, RotateCw } from "lucide-react"
import { useState } from "react"
import { AccountLink } from "../account/account-link.tsx"
import { useTranslation } from "../i18n/use-translation.ts"
import { closePopover } from "../ui/overlays/header-popover.tsx"
import { Button } from "../ui/layout/button.tsx"
import { EmptyState } from "../ui/feedback/empty-state.tsx"
import { Pagination } from "../ui/layout/pagination.tsx"
import { MarkAllButton } from "./mark-all-button.tsx"
import { NotificationRows, NotificationRowsSkeleton } from "./notification-rows.tsx"
import { notificationsQuery } from "./notifications-query.ts"

const perPage = notificationsPerPage.popover

/** What the bell opens: the latest ones, a page at a time. */
export function NotificationPanel() {
  const { t } = useTranslation()
  const { api } = useRouter().options.context
  const [page, setPage] = useState(1)
  const list = useQuery(notificationsQuery(api, page, perPage))
  const pages = Math.ceil((list.data?.total ?? 0) / perPage)

  return (
    <>
      <div className="flex items-center justify-between gap-2 border-b border-line py-2.5 pr-2.5 pl-4.5">
        <h2 className="display text-d22">{t("notification:title")}</h2>
        <MarkAllButton />
      </div>
      <div
        aria-busy={list.isFetching}
        className="max-h-[min(400px,calc(100dvh-15rem))] overflow-y-auto overscroll-contain"
      >
        {list.isPending && <NotificationRowsSkeleton rows={4} />}
        {list.isError && !list.data && (
          <div role="alert" className="grid justify-items-center gap-3 px-5 py-8 text-center">
            <p className="font-semibold">{t("notification:listFailed")}</p>
            <Button
              variant="outline"
              size="sm"
              icon={RotateCw}
              pending={list.isFetching}
              onClick={() => void list.refetch()}
            >
              {t("notification:retry")}
            </Button>
          </div>
        )}
        {list.data?.total === 0 && (
          <EmptyState
            icon={CheckCheck}
            title={t("notification:emptyTitle")}
            text={t("notification:emptyText")}
            heading="h3"
            className="py-7!"
          />
        )}
        {list.data && list.data.total > 0 && (
          <NotificationRows
            compact
            notifications={list.data.data}
            readAt={list.dataUpdatedAt}
            onOpen={closePopover}
          />
        )}
      </div>
      <div className="grid gap-1 border-t border-line p-2">
        {pages > 1 && (
          <div className="flex justify-center">
            <Pagination
              compact
              page={Math.min(page, pages)}
              pages={pages}
              label={t("notification:pages")}
              renderLink={(to, props) => <button type="button" onClick={() => setPage(to)} {...props} />}
            />
          </div>
        )}
        <AccountLink
          section="notifications"
          onClick={closePopover}
          className="grid min-h-11 place-items-center rounded-control font-semibold hover:bg-wall-2"
        >
          {t("notification:viewAll")}
        </AccountLink>
      </div>
    </>
  )
}
