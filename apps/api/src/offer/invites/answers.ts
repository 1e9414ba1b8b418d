import { z } from "zod"
import { inviteDeclineReasons, inviteStatuses } from "@doable/domain/offer/invite/status"
import { providerCard } from "../../provider/answers.ts"
import { taskCard } from "../../task/answers.ts"

export const invite = z.object({
  id: z.string(),
  taskId: z.string(),
  status: z.enum(inviteStatuses),
  message: z.string().nullable(),
  declineReason: z.enum(inviteDeclineReasons).nullable(),
  expiresAt: z.string(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
})

/** As the owner sees them. */
export const inviteList = z.object({
  data: z.array(invite.extend({ provider: providerCard.nullable() })),
  total: z.number(),
})

/** As the doer sees them. */
export const myInvites = z.object({ data: z.array(invite.extend({ task: taskCard })), total: z.number() })
