import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import type { ComponentProps, MouseEvent } from "react"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { NoticeText } from "./notice-text.tsx"
import { NotificationPicture } from "./notification-picture.tsx"
import type { Notification } from "./notifications-query.ts"

interface NotificationRowProps {
  notification: Notification
  now: Date
  /** Three lines of the title and two of the message at most, for narrow places. */
  compact: boolean
  onOpen?: ((event: MouseEvent) => void) | undefined
}

/** One notification in a list; the whole row opens it. */
export function NotificationRow({ notification, now, compact, onOpen }: NotificationRowProps) {
  const { t } = useTranslation()
  const date = useDate()
  const { id, type, isRead, createdAt, metadata } = notification
  const opened = {
    to: ".",
    search: (search: Record<string, unknown>) => ({ ...search, notification: id }),
  } as unknown as Pick<ComponentProps<typeof Link>, "to">

  return (
    <Link
      {...opened}
      resetScroll={false}
      preload={false}
      onClick={onOpen}
      data-row
      data-notification={id}
      className={clsx(
        "grid grid-cols-[44px_minmax(0,1fr)_10px] items-start gap-3 -outline-offset-3!",
        compact ? "px-4 py-3" : "px-4 py-3.5 md:px-5",
        isRead
          ? "hover:bg-paper-2"
          : "bg-[color-mix(in_srgb,var(--brand-soft)_40%,var(--paper))] hover:bg-brand-soft",
      )}
    >
      <NotificationPicture type={type} isRead={isRead} />
      <span className="min-w-0">
        <span className="flex items-baseline justify-between gap-x-2.5 max-sm:flex-col">
          <span
            className={clsx(
              "min-w-0 wrap-anywhere",
              isRead ? "font-medium" : "font-semibold",
              compact && "line-clamp-3",
            )}
          >
            {!isRead && <span className="sr-only">{t("notification:unread")}: </span>}
            <NoticeText text={metadata.title || t("notification:untitled")} data={metadata.data} />
          </span>
          <time dateTime={createdAt} className="flex-none text-13 whitespace-nowrap text-ink-3">
            {date(createdAt, "relative", now)}
          </time>
        </span>
        <span className={clsx("text-14 wrap-anywhere text-ink-2", compact ? "line-clamp-2" : "block")}>
          <NoticeText text={metadata.message} data={metadata.data} />
        </span>
      </span>
      {!isRead && <span aria-hidden="true" className="mt-1.5 size-2.5 rounded-full bg-cta" />}
    </Link>
  )
}
