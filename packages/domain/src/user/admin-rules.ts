import type { Refusal } from "../refusal.ts"
import type { UserRole, UserStatus } from "./status.ts"

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

type StatusChange = {
  /** With the role that counts under the locks, not the one at the start of the call. */
  actor: { id: string; role: UserRole }
  user: { id: string; role: UserRole; status: UserStatus }
  status: UserStatus
  adminIds: string[]
}

/** Moderators limit regular users and lift limits; the rest is for administrators. */
export function whyCannotSetStatus({ actor, user, status, adminIds }: StatusChange): Refusal | null {
  if (actor.role !== "MODERATOR") {
    const keepsAdmin = status === "active" && user.role === "ADMIN"
    return whyCannotChangeUser({ actorId: actor.id, userId: user.id, adminIds, keepsAdmin })
  }
  if (user.id === actor.id) return "not_on_oneself"
  const isBeyond = user.role !== "USER" || status === "deactivated" || user.status === "deactivated"
  return isBeyond ? "admins_only" : null
}
