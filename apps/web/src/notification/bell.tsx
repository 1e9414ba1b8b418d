import { Link, useRouter } from "@tanstack/react-router"
import { clsx } from "clsx"
import { Bell } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import type { KeyboardEvent, MouseEvent } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import type { AuthState } from "../session/auth-context.ts"
import { noticeLimit } from "../session/person/notice-limit.ts"
import { useAuth } from "../session/use-auth.ts"
import { Badge } from "../ui/data/badge.tsx"
import { Skeleton, SkeletonGroup } from "../ui/feedback/skeleton.tsx"
import { useLater } from "../ui/layout/use-later.ts"
import { notificationWords } from "./notification-words.ts"
import { useUnread } from "./use-unread.ts"
import { walkByArrows } from "../ui/focus/walk-by-arrows.ts"

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

/** How often a number has risen since the page was opened, and to what the last time. */
function useRise(value: number): { times: number; to: number } {
  const before = useRef(value)
  const [rise, setRise] = useState({ times: 0, to: value })
  useEffect(() => {
    if (value > before.current) setRise(({ times }) => ({ times: times + 1, to: value }))
    before.current = value
  }, [value])
  return rise
}

const firstQuestionMs = 5000

/**
 * The number that the page was drawn with is good for five seconds, so what keeps it true comes after them
 * and costs the page nothing before.
 */
function useLive(auth: AuthState) {
  const router = useRouter()
  const userId = auth?.user?.id
  const isKnown = auth?.unread !== undefined

  useEffect(() => {
    if (!userId) return
    const { queryClient, config } = router.options.context
    const knownSince = isKnown ? Date.now() : 0
    const onSessionOver = () =>
      void import("../session/person/leave-session.ts")
        .then(({ leaveSession }) => leaveSession(router))
        // Asked again in a few seconds.
        .catch(() => undefined)
    const onNotice = () => void noticeLimit(router)
    let isWanted = true
    let stop = () => {}
    const start = async () => {
      const { startLive } = await import("../session/live/start-live.ts")
      const { serverUrl } = config
      if (isWanted) stop = startLive({ queryClient, serverUrl, userId, knownSince, onSessionOver, onNotice })
    }
    // Where the code doesn't come, the next page tries again.
    const timer = setTimeout(() => void start().catch(() => undefined), isKnown ? firstQuestionMs : 0)
    return () => {
      isWanted = false
      clearTimeout(timer)
      stop()
    }
  }, [router, userId, isKnown])
}
