import { z } from "zod"
import { devicesPerPerson } from "@doable/domain/push/limits"

export const pushKey = z.object({ key: z.string().nullable() })

export const subscribed = z.object({
  id: z.string(),
  /** By the server's clock, as is the time of the login. */
  createdAt: z.string(),
})

const pushDevice = z.object({
  id: z.string(),
  userAgent: z.string().nullable(),
  /** The browser that asks. */
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})

export const pushDevices = z.object({
  devices: z.array(pushDevice).max(devicesPerPerson),
  /** When the person last showed who they are on this browser: what ended before that, ended with an older login. */
  loggedInAt: z.string(),
})
