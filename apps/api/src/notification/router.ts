import { z } from "zod"
import {
  getMyNotificationsInput,
  getNotificationInput,
  updateNotificationInput,
} from "@doable/domain/notification/input"
import { notificationsPerPage } from "@doable/domain/notification/pages"
import { markReadInput } from "@doable/domain/conversation/input"
import { markRead } from "./mark-read.ts"
import { router, userProcedure } from "../platform/trpc.ts"
import { markAllAsRead } from "./mark-all-as-read.ts"
import { myNotifications, notificationById, unreadCount } from "./queries.ts"
import { updateNotification } from "./update-notification.ts"

const count = z.int().nonnegative()
const notification = z.object({
  id: z.string(),
  type: z.string(),
  isRead: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  metadata: z.object({
    title: z.string(),
    message: z.string(),
    actionUrl: z.string().optional(),
    actionText: z.string().optional(),
    data: z.record(z.string(), z.unknown()),
  }),
})

export const notificationRouter = router({
  getMy: userProcedure
    .input(getMyNotificationsInput)
    .output(z.object({ data: z.array(notification).max(notificationsPerPage.max), total: count }))
    .query(({ ctx, input }) => myNotifications(ctx, input)),
  getById: userProcedure
    .input(getNotificationInput)
    .output(notification)
    .query(({ ctx, input }) => notificationById(ctx, input)),
  update: userProcedure
    .input(updateNotificationInput)
    .output(notification)
    .mutation(({ ctx, input }) => updateNotification(ctx, input)),
  markAllAsRead: userProcedure.output(z.object({ count })).mutation(({ ctx }) => markAllAsRead(ctx)),
  getUnreadCount: userProcedure.output(z.object({ count })).query(({ ctx }) => unreadCount(ctx)),
})

/** The part of `conversation` that reads its notifications along with the messages. */
export const conversationReadRouter = router({
  markRead: userProcedure
    .input(markReadInput)
    .output(z.object({ ok: z.boolean() }))
    .mutation(({ ctx, input }) => markRead(ctx, input)),
})
