import type { Refusal } from "../refusal.ts"
import type { HoldReason, TaskStatus } from "./status.ts"

export const openTasksPerPerson = { usual: 10, newcomer: 3, newcomerDays: 7 } as const
export const publishedPerDay = 10

const dayMs = 24 * 60 * 60 * 1000

type Owned = { ownerId: string; status: TaskStatus }
type Actor = { id: string; status: string; emailVerified: boolean; createdAt: Date }

export function whyCannotPublish(asked: {
  task: Owned
  actor: Actor
  openCount: number
  publishedToday: number
  now: Date
}): Refusal | null {
  if (asked.task.ownerId !== asked.actor.id) return "task_not_found"
  if (asked.task.status !== "draft") return "task_not_draft"
  return whyCannotOpen(asked)
}

/** What must hold whenever a task becomes open, for the first time or again. */
export function whyCannotOpen({
  actor,
  openCount,
  publishedToday,
  now,
}: {
  actor: Actor
  openCount: number
  publishedToday: number
  now: Date
}): Refusal | null {
  if (actor.status === "limited") return "user_limited"
  if (!actor.emailVerified) return "email_not_verified"
  if (isNewcomer(actor, now) && openCount >= openTasksPerPerson.newcomer) return "task_limit_newcomer"
  if (openCount >= openTasksPerPerson.usual) return "task_limit_reached"
  if (publishedToday >= publishedPerDay) return "task_day_limit_reached"
  return null
}

function isNewcomer({ createdAt }: Actor, now: Date) {
  return now.getTime() - createdAt.getTime() < openTasksPerPerson.newcomerDays * dayMs
}

/** Ownership is asked before state, so that someone else learns nothing. */
export function whyCannotEdit(task: Owned, actorId: string): Refusal | null {
  if (task.ownerId !== actorId) return "task_not_found"
  const isEditable = task.status === "draft" || task.status === "held" || task.status === "open"
  return isEditable ? null : "task_not_editable"
}

export function whyCannotClose(task: Owned, actorId: string): Refusal | null {
  if (task.ownerId !== actorId) return "task_not_found"
  return task.status === "open" ? null : "task_not_open"
}

export function whyCannotDelete(task: Owned, actorId: string): Refusal | null {
  if (task.ownerId !== actorId) return "task_not_found"
  return task.status === "draft" ? null : "task_not_draft"
}

/** Our commands on a task: nobody decides about what is between themselves and another. */
export function whyCannotModerate(
  { ownerId, assignedProviderId }: { ownerId: string; assignedProviderId: string | null },
  actorId: string,
): Refusal | null {
  return actorId === ownerId || actorId === assignedProviderId ? "task_own" : null
}

/**
 * `endedAt`: when it was closed or ran out. `wasAssigned`: a task that had a doer isn't simply reopened. `wasSentBack`:
 * we asked for changes that were never made.
 */
export function reopenUntil(endedAt: Date, withinDays: number): Date {
  return new Date(endedAt.getTime() + withinDays * dayMs)
}

export function whyCannotReopen({
  task,
  actorId,
  endedAt,
  wasAssigned,
  wasSentBack,
  withinDays,
  now,
}: {
  task: Owned
  actorId: string
  endedAt: Date | null
  wasAssigned: boolean
  wasSentBack: boolean
  withinDays: number
  now: Date
}): Refusal | null {
  if (task.ownerId !== actorId) return "task_not_found"
  if (task.status !== "expired" && task.status !== "cancelled") return "task_not_ended"
  if (wasAssigned) return "task_was_assigned"
  if (wasSentBack) return "task_sent_back"
  if (!endedAt || now > reopenUntil(endedAt, withinDays)) return "task_reopen_too_late"
  return null
}

/** The first reason that applies; the words come first because they are the gravest. */
export function whyHold(found: {
  prohibited: boolean
  nearDuplicate: boolean
  earlierRemovals: boolean
}): HoldReason | null {
  if (found.prohibited) return "prohibited_words"
  if (found.nearDuplicate) return "near_duplicate"
  return found.earlierRemovals ? "earlier_removals" : null
}
