import type { Refusal } from "../../refusal.ts"
import type { TaskStatus } from "../../task/status.ts"
import type { InviteStatus } from "./status.ts"

export function whyCannotInvite(asked: {
  task: { ownerId: string; status: TaskStatus }
  actor: { id: string; status: string }
  /** With those to be asked now. */
  onTask: number
  today: number
  limits: { perTask: number; perDay: number }
}): Refusal | null {
  const { task, actor, limits } = asked
  if (task.ownerId !== actor.id) return "task_not_found"
  if (task.status !== "open") return "task_not_open"
  if (actor.status !== "active") return "user_limited"
  if (asked.onTask > limits.perTask) return "invite_limit_reached"
  return asked.today > limits.perDay ? "invite_day_limit_reached" : null
}

export function whyCannotDeclineInvite(
  invite: { providerId: string; status: InviteStatus },
  actorId: string,
): Refusal | null {
  if (invite.providerId !== actorId) return "invite_not_found"
  return invite.status === "sent" || invite.status === "viewed" ? null : "invite_answered"
}
