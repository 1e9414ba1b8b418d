import type { MouseEvent } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Skeleton, SkeletonGroup } from "../ui/feedback/skeleton.tsx"
import { NotificationRow } from "./notification-row.tsx"
import type { Notification } from "./notifications-query.ts"
import { useNow } from "./use-now.ts"
import { walkByArrows } from "../ui/focus/walk-by-arrows.ts"

interface NotificationRowsProps {
  notifications: readonly Notification[]
  /** When they were read from the API: ages are counted from then on. */
  readAt: number
  compact?: boolean
  onOpen?: (event: MouseEvent) => void
}

export function NotificationRows({ notifications, readAt, compact = false, onOpen }: NotificationRowsProps) {
  const { t } = useTranslation()
  const now = useNow(readAt)
  return (
    // The keys below are a shorter way; Tab leads through the rows as through any links.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul aria-label={t("notification:title")} onKeyDown={walkByArrows} className="divide-y divide-line">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationRow notification={notification} now={now} compact={compact} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

export function NotificationRowsSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t("notification:loading")} className="divide-y divide-line">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="grid grid-cols-[44px_minmax(0,1fr)] gap-3 px-4 py-3">
          <Skeleton className="size-11 rounded-control" />
          <div className="grid content-center gap-2">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
