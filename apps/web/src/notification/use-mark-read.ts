import type { QueryClient } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useCallback } from "react"
import { logFailure } from "../session/log-failure.ts"
import { useAuth } from "../session/use-auth.ts"
import { notificationsKey, unreadKey } from "../session/keys/notification-keys.ts"
import { listKey, oneKey, type Notification, type NotificationPage } from "./notifications-query.ts"

/** The two commands of reading. Both show at the same time; what the API didn't take is taken back, and only logged. */
export function useMarkRead() {
  const { queryClient, api } = useRouter().options.context
  const auth = useAuth()
  const userId = auth?.user?.id ?? ""
  const drawnWith = auth?.unread ?? 0

  const changeUnread = useCallback(
    (change: (unread: number) => number) =>
      queryClient.setQueryData<number>(unreadKey(userId), (known = drawnWith) => Math.max(0, change(known))),
    [queryClient, userId, drawnWith],
  )

  const markRead = useCallback(
    async (id: string) => {
      // Following its link also closes it. Both mark it as read, and it must count once.
      if (queryClient.getQueryData<Notification>(oneKey(id))?.isRead) return
      showRead(queryClient, (one) => one.id === id, true)
      changeUnread((unread) => unread - 1)
      try {
        await (await api()).notification.update.mutate({ id, payload: { isRead: true } })
      } catch (error) {
        logFailure("The notification was not marked as read.", error)
        showRead(queryClient, (one) => one.id === id, false)
        changeUnread((unread) => unread + 1)
      }
    },
    [queryClient, api, changeUnread],
  )

  const markAllRead = useCallback(async () => {
    const before = queryClient.getQueriesData({ queryKey: notificationsKey })
    let unread = 0
    showRead(queryClient, () => true, true)
    changeUnread((known) => {
      unread = known
      return 0
    })
    try {
      await (await api()).notification.markAllAsRead.mutate()
      await queryClient.invalidateQueries({ queryKey: notificationsKey })
    } catch (error) {
      logFailure("The notifications were not marked as read.", error)
      for (const [key, data] of before) queryClient.setQueryData(key, data)
      changeUnread((known) => known + unread)
    }
  }, [queryClient, api, changeUnread])

  return { markRead, markAllRead }
}

/** Wherever these are shown: in lists and in the opened one. */
function showRead(queryClient: QueryClient, which: (one: Notification) => boolean, isRead: boolean) {
  const turned = (one: Notification) => (which(one) && one.isRead !== isRead ? { ...one, isRead } : one)
  queryClient.setQueriesData<NotificationPage>(
    { queryKey: listKey },
    (page) => page && { ...page, data: page.data.map(turned) },
  )
  queryClient.setQueriesData<Notification>({ queryKey: oneKey("").slice(0, -1) }, (one) => one && turned(one))
}
