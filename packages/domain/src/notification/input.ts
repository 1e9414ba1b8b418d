import { z } from "zod"
import { quietHours, timeZone } from "../time/input.ts"
import { isAllowed, notificationGroups } from "./groups.ts"
import { notificationsPerPage } from "./pages.ts"
import { digests } from "./when-to-email.ts"

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

/** Security, and what needs an answer, can't be turned off. */
const preference = z
  .object({
    type: z.enum(notificationGroups),
    bell: z.boolean().optional(),
    email: z.boolean().optional(),
    push: z.boolean().optional(),
  })
  .refine(isAllowed)
export type PreferenceChange = z.infer<typeof preference>

/** What is left out stays. `tz` is the zone of the digest's hour; quiet hours bring their own, which is then the same. */
export const updatePreferencesInput = z.object({
  payload: z.array(preference).max(notificationGroups.length),
  quietHours: quietHours.nullable().optional(),
  digest: z.enum(digests).optional(),
  tz: timeZone.optional(),
})
export type UpdatePreferences = z.infer<typeof updatePreferencesInput>
