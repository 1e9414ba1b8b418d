import type { Refusal } from "../refusal.ts"

type Change = { actorId: string; userId: string; adminIds: string[]; keepsAdmin: boolean }

/**
 * `adminIds`: who is an active administrator at this moment, the one who asks among them or not any more.
 * `keepsAdmin`: whether the person would still be one afterwards.
 */
export function whyCannotChangeUser({ actorId, userId, adminIds, keepsAdmin }: Change): Refusal | null {
  if (!adminIds.includes(actorId)) return "admins_only"
  if (keepsAdmin || !adminIds.includes(userId)) return null
  if (adminIds.length === 1) return "last_admin"
  return userId === actorId ? "not_on_oneself" : null
}
