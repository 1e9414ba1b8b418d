import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { ApiClient } from "../session/api-client.ts"
import { notificationsKey } from "../session/keys/notification-keys.ts"

export type NotificationPage = Awaited<ReturnType<ApiClient["notification"]["getMy"]["query"]>>
export type Notification = NotificationPage["data"][number]

type Api = () => Promise<ApiClient>

export const listKey = [...notificationsKey, "list"] as const
export const oneKey = (id: string) => [...notificationsKey, "one", id] as const

/**
 * As long as the number on the bell: what is opened later is asked for again, with what is known shown in the
 * meantime.
 */
const staleTime = 5000

/** One page, newest first; the former page stays in sight while the next one is on its way. */
export const notificationsQuery = (api: Api, page: number, limit: number) =>
  queryOptions({
    queryKey: [...listKey, limit, page],
    queryFn: async () =>
      (await api()).notification.getMy.query({
        pagination: { limit, offset: (page - 1) * limit },
        orderBy: { createdAt: "desc" },
      }),
    placeholderData: keepPreviousData,
    staleTime,
  })

export const notificationQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: async () => (await api()).notification.getById.query({ id }),
    staleTime,
  })
