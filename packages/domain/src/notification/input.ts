import { z } from "zod"
import { notificationsPerPage } from "./pages.ts"

/** Deeper than anyone turns pages, and still quick. */
const deepestOffset = 100_000

const pagination = z.object({
  limit: z.int().min(1).max(notificationsPerPage.max).default(notificationsPerPage.list),
  offset: z.int().min(0).max(deepestOffset).default(0),
})

export const getMyNotificationsInput = z
  .object({
    pagination: pagination.prefault({}),
    orderBy: z.object({ createdAt: z.literal("desc").default("desc") }).prefault({}),
  })
  .prefault({})
export type GetMyNotifications = z.infer<typeof getMyNotificationsInput>

export const getNotificationInput = z.object({ id: z.uuid() })
export type GetNotification = z.infer<typeof getNotificationInput>

export const updateNotificationInput = z.object({
  id: z.uuid(),
  payload: z.object({ isRead: z.boolean() }),
})
export type UpdateNotification = z.infer<typeof updateNotificationInput>
