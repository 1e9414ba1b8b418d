import { Link, useRouter } from "@tanstack/react-router"
import { clsx } from "clsx"
import { Bell } from "lucide-react"
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { useAuth } from "../session/use-auth.ts"
import { Badge } from "../ui/data/badge.tsx"
import { Skeleton, SkeletonGroup } from "../ui/feedback/skeleton.tsx"
import { useLater } from "../ui/layout/use-later.ts"
import { notificationWords } from "./notification-words.ts"
import { useLive } from "./use-live.ts"
import { useRise } from "./use-rise.ts"
import { useUnread } from "./use-unread.ts"
import { walkByArrows } from "./walk-by-arrows.ts"

const load = () => import("./notification-panel.tsx")
const panelId = "notification-panel"

/** A link to the list that scripts turn into a button; its panel comes when someone reaches for it. */
export function NotificationBell() {
  const { t } = useTranslation()
  const router = useRouter()
  const unread = useUnread()
  const rise = useRise(unread)
  useLive(useAuth())
  const panel = useRef<HTMLDivElement>(null)
  const [isReady, setIsReady] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const wasOpen = useRef(false)
  useEffect(() => setIsReady("popover" in HTMLElement.prototype), [])

  const later = useLater({
    load,
    words: notificationWords,
    isWanted,
    onFailure: () => {
      if (isOpen) void router.navigate({ to: "/account", search: { section: "notifications" } })
      panel.current?.hidePopover()
      setIsWanted(false)
    },
  })

  const want = () => setIsWanted(true)
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    if (!isReady || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    want()
    // A press on the bell has already closed the open panel, as any press beside it.
    if (!wasOpen.current) panel.current?.togglePopover()
    wasOpen.current = false
  }
  const name = unread > 0 ? t("shell:bellUnread", { count: unread }) : t("shell:bell")

  return (
    <>
      <Link
        to="/account"
        search={{ section: "notifications" }}
        preload={false}
        aria-label={name}
        {...(isReady && {
          role: "button",
          "aria-haspopup": "dialog",
          "aria-expanded": isOpen,
          "aria-controls": panelId,
        })}
        onPointerEnter={want}
        onFocus={want}
        onPointerDown={() => (wasOpen.current = isOpen)}
        onClick={toggle}
        onKeyDown={(event) => event.key === " " && toggle(event)}
        className={clsx(
          "notification-bell relative grid size-11 flex-none place-items-center rounded-full",
          unread > 0 ? "bg-brand-soft" : "hover:bg-wall-2",
        )}
      >
        <Bell
          key={`bell-${rise.times}`}
          size={22}
          strokeWidth={1.9}
          aria-hidden="true"
          data-rose={rise.times > 0 || undefined}
        />
        {unread > 0 && (
          <Badge
            key={`badge-${rise.times}`}
            count={unread}
            data-rose={rise.times > 0 || undefined}
            className="absolute top-0 left-6 ring-2 ring-wall"
          />
        )}
      </Link>
      <span aria-live="polite" className="sr-only">
        {rise.times > 0 && t("shell:bellRose", { count: rise.to })}
      </span>
      {/* It holds the focus until a row has it: the arrows must lead there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        aria-label={t("shell:bell")}
        onToggle={({ newState, currentTarget }) => {
          setIsOpen(newState === "open")
          if (newState === "open") currentTarget.focus()
        }}
        onKeyDown={walkByArrows}
        className="header-popover notification-panel"
      >
        {isOpen && (later ? <later.NotificationPanel /> : <Coming />)}
      </div>
    </>
  )
}

function Coming() {
  return (
    <SkeletonGroup className="grid gap-4 p-4">
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </SkeletonGroup>
  )
}
