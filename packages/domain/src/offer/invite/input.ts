import { z } from "zod"
import { pagination } from "../../pagination.ts"
import { invitesAtOnce } from "../../task/limits.ts"
import { inviteMessageLength } from "./limits.ts"
import { inviteDeclineReasons, inviteStatuses } from "./status.ts"

const id = z.uuid()
/** `providerIds` are those of profiles. */
export const createInvitesInput = z.object({
  payload: z.object({
    taskId: id,
    providerIds: z.array(id).min(1).max(invitesAtOnce),
    message: z.string().trim().max(inviteMessageLength).optional(),
  }),
})
export type CreateInvites = z.infer<typeof createInvitesInput>

export const invitesByTaskInput = z.object({ taskId: id, pagination })
export type InvitesByTask = z.infer<typeof invitesByTaskInput>

export const myInvitesInput = z
  .object({
    status: z.array(z.enum(inviteStatuses)).max(inviteStatuses.length).optional(),
    pagination,
  })
  .default({ pagination: { limit: 20, offset: 0 } })
export type MyInvites = z.infer<typeof myInvitesInput>

export const declineInviteInput = z.object({ id, reason: z.enum(inviteDeclineReasons).optional() })
export type DeclineInvite = z.infer<typeof declineInviteInput>
