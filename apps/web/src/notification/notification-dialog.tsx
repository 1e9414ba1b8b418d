import { useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { Check, CheckCheck, RotateCw } from "lucide-react"
import { useEffect, useEffectEvent, useRef, type MouseEvent } from "react"
import { safePath } from "../account/safe-path.ts"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/button.tsx"
import { Dialog, DialogContent } from "../ui/dialog.tsx"
import { Skeleton, SkeletonGroup } from "../ui/skeleton.tsx"
import { NotificationPicture } from "./notification-picture.tsx"
import { notificationQuery, type Notification } from "./notifications-query.ts"
import { useMarkRead } from "./use-mark-read.ts"

interface NotificationDialogProps {
  id: string
  onClose: () => void
}

/** One notification. It lies in the place of what it was opened from and never on top of another dialog. */
export function NotificationDialog({ id, onClose }: NotificationDialogProps) {
  const { api } = useRouter().options.context
  const one = useQuery(notificationQuery(api, id))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      {one.data ? (
        <Opened notification={one.data} />
      ) : one.isError ? (
        <NotOpened retrying={one.isFetching} onRetry={() => void one.refetch()} onClose={onClose} />
      ) : (
        <Opening />
      )}
    </Dialog>
  )
}

function Opening() {
  const { t } = useTranslation()
  return (
    <DialogContent title={t("notification:loadingOne")} hideTitle>
      <SkeletonGroup label={t("notification:loadingOne")} className="grid gap-3 p-6 pr-16">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </SkeletonGroup>
    </DialogContent>
  )
}

interface NotOpenedProps {
  retrying: boolean
  onRetry: () => void
  onClose: () => void
}

function NotOpened({ retrying, onRetry, onClose }: NotOpenedProps) {
  const { t } = useTranslation()
  return (
    <DialogContent
      title={t("notification:failed")}
      description={t("notification:failedText")}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t("ui:close")}
          </Button>
          <Button icon={RotateCw} pending={retrying} onClick={onRetry}>
            {t("notification:retry")}
          </Button>
        </>
      }
    />
  )
}

function Opened({ notification }: { notification: Notification }) {
  const { t } = useTranslation()
  const date = useDate()
  const { markRead } = useMarkRead()
  const { id, type, isRead, createdAt, metadata } = notification
  const read = () => {
    if (!isRead) void markRead(id)
  }
  useReadByOpening(isRead, read)

  return (
    <DialogContent
      title={metadata.title || t("notification:untitled")}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        ;(event.currentTarget as HTMLElement | null)?.focus()
      }}
      footer={
        <>
          {isRead ? (
            <p className="mr-auto flex min-h-11 items-center gap-2 text-14 text-ink-2">
              <Check size={18} strokeWidth={1.9} aria-hidden="true" />
              {t("notification:read")}
            </p>
          ) : (
            <Button variant="outline" icon={CheckCheck} className="mr-auto" onClick={read}>
              {t("notification:markRead")}
            </Button>
          )}
          <ActionLink {...metadata} onFollow={read} />
        </>
      }
    >
      <div className="flex gap-4">
        <NotificationPicture type={type} isRead={isRead} />
        <div className="min-w-0 flex-1">
          <p className="text-16 wrap-anywhere whitespace-pre-line">{metadata.message}</p>
          <time dateTime={createdAt} className="mt-2 block text-13 text-ink-3">
            {date(createdAt, "long")}
          </time>
        </div>
      </div>
    </DialogContent>
  )
}

/** Long enough to see that it is new and to say so oneself. */
const lookMs = 1500

/** Whoever has looked has read: after a moment, or at once when leaving earlier. Tried once per opening. */
function useReadByOpening(isRead: boolean, read: () => void) {
  const isTried = useRef(false)
  const tryOnce = useEffectEvent(() => {
    if (isTried.current) return
    isTried.current = true
    read()
  })
  useEffect(() => {
    if (isRead) return
    const timer = setTimeout(tryOnce, lookMs)
    return () => clearTimeout(timer)
  }, [isRead])
  useEffect(() => () => tryOnce(), [])
}

interface ActionLinkProps {
  actionUrl?: string | undefined
  actionText?: string | undefined
  onFollow: () => void
}

/** Leads to a path of ours or is not there. */
function ActionLink({ actionUrl, actionText, onFollow }: ActionLinkProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const path = safePath(actionUrl)
  if (!actionUrl || (path === "/" && actionUrl !== "/")) return null

  const follow = (event: MouseEvent) => {
    onFollow()
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void router.navigate({ href: path })
  }
  return (
    <Button asChild>
      <a href={path} onClick={follow}>
        {actionText || t("notification:action")}
      </a>
    </Button>
  )
}
