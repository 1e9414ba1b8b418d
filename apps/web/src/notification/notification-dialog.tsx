import { useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { Check, CheckCheck, RotateCw } from "lucide-react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import type { MouseEvent } from "react"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { safePath } from "../session/safe-path.ts"
import { Skeleton, SkeletonGroup } from "../ui/feedback/skeleton.tsx"
import { Button } from "../ui/layout/button.tsx"
import { Dialog, DialogContent } from "../ui/overlays/dialog.tsx"
import { NoticeText } from "./notice-text.tsx"
import { NotificationPicture } from "./notification-picture.tsx"
import { notificationQuery } from "./notifications-query.ts"
import type { Notification } from "./notifications-query.ts"
import { useMarkRead } from "./use-mark-read.ts"

interface NotificationDialogProps {
  id: string
  onClose: () => void
}

/** One notification. It lies in the place of what it was opened from and never on top of another dialog. */
export function NotificationDialog({ id, onClose }: NotificationDialogProps) {
  const { t } = useTranslation()
  const { api } = useRouter().options.context
  const one = useQuery(notificationQuery(api, id))
  const { markRead } = useMarkRead()
  const unread = one.data && !one.data.isRead ? one.data.id : null
  const read = () => {
    if (unread) void markRead(unread)
  }
  useReadByOpening(unread !== null, read)
  // Read by looking, or by a press: only the press changes the button, so that it never does under the finger.
  const [isPressed, setPressed] = useState(false)
  const [wasUnread, setWasUnread] = useState(false)
  if (unread && !wasUnread) setWasUnread(true)
  const press = () => {
    setPressed(true)
    read()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        {...(one.data
          ? {
              title: (
                <NoticeText
                  text={one.data.metadata.title || t("notification:untitled")}
                  data={one.data.metadata.data}
                />
              ),
              children: <Message notification={one.data} />,
              footer: (
                <Actions
                  notification={one.data}
                  isOffered={wasUnread && !(isPressed && one.data.isRead)}
                  onPress={press}
                  onFollow={read}
                />
              ),
            }
          : one.isError
            ? {
                title: t("notification:failed"),
                description: t("notification:failedText"),
                footer: (
                  <>
                    <Button variant="ghost" onClick={onClose}>
                      {t("ui:close")}
                    </Button>
                    <Button icon={RotateCw} pending={one.isFetching} onClick={() => void one.refetch()}>
                      {t("notification:retry")}
                    </Button>
                  </>
                ),
              }
            : { title: t("notification:loadingOne"), hideTitle: true, children: <Coming /> })}
        // Focus doesn't go to the first button: people open it to read.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          ;(event.currentTarget as HTMLElement | null)?.focus()
        }}
      />
    </Dialog>
  )
}

function Coming() {
  const { t } = useTranslation()
  return (
    <SkeletonGroup label={t("notification:loadingOne")} className="grid gap-3 p-6 pr-16">
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
    </SkeletonGroup>
  )
}

function Message({ notification: { type, isRead, metadata, createdAt } }: { notification: Notification }) {
  const date = useDate()
  return (
    <div className="flex gap-4">
      <NotificationPicture type={type} isRead={isRead} />
      <div className="min-w-0 flex-1">
        <p className="text-16 wrap-anywhere whitespace-pre-line">
          <NoticeText text={metadata.message} data={metadata.data} />
        </p>
        <time dateTime={createdAt} className="mt-2 block text-13 text-ink-3">
          {date(createdAt, "long")}
        </time>
      </div>
    </div>
  )
}

interface ActionsProps {
  notification: Notification
  /** To be marked by a press, also when looking at it has done so in the meantime. */
  isOffered: boolean
  onPress: () => void
  onFollow: () => void
}

function Actions({ notification: { metadata }, isOffered, onPress, onFollow }: ActionsProps) {
  const { t } = useTranslation()
  return (
    <>
      {isOffered ? (
        <Button variant="outline" icon={CheckCheck} className="mr-auto" onClick={onPress}>
          {t("notification:markRead")}
        </Button>
      ) : (
        <p className="mr-auto flex min-h-11 items-center gap-2 text-14 text-ink-2">
          <Check size={18} strokeWidth={1.9} aria-hidden="true" />
          {t("notification:read")}
        </p>
      )}
      <ActionLink {...metadata} onFollow={onFollow} />
    </>
  )
}

interface ActionLinkProps {
  actionUrl?: string | undefined
  actionText?: string | undefined
  onFollow: () => void
}

/** Leads to a path of ours or isn't there. */
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

/** Long enough to see that it is new, and to say oneself that one has read it. */
const lookMs = 1500

/** Marks it as read after a moment, or right away when they leave earlier. Tried once per opening. */
function useReadByOpening(isUnread: boolean, read: () => void) {
  const isTried = useRef(false)
  const tryOnce = useEffectEvent(() => {
    if (isTried.current || !isUnread) return
    isTried.current = true
    read()
  })
  useEffect(() => {
    if (!isUnread) return
    const timer = setTimeout(tryOnce, lookMs)
    return () => clearTimeout(timer)
  }, [isUnread])
  useEffect(() => () => tryOnce(), [])
}
