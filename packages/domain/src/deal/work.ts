import type { Refusal } from "../refusal.ts"
import { taskActionsOf, type TaskAction } from "../task/graph.ts"
import { reopenWithinDays } from "../task/limits.ts"
import type { TaskStatus } from "../task/status.ts"
import {
  cancelGraceMinutes,
  cancelHoursAhead,
  cancelNoteLength,
  onTimeMinutes,
  revisionRounds,
  stalledReopenDays,
  startHoursAhead,
} from "./limits.ts"
import type { AssignmentOutcome, CancelReason, ClaimedFault, Fault } from "./status.ts"

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

export type Side = "owner" | "doer"
type Task = { ownerId: string; assignedProviderId: string | null; status: TaskStatus }
type Hire = {
  assignedAt: Date
  revisionRound: number
  scheduledAt: Date | null
  /** Since when one of the two has been deactivated. */
  strandedAt?: Date | null
}

/** To everyone else there's no such work. */
export function sideOf({ ownerId, assignedProviderId }: Task, userId: string): Side | null {
  if (userId === ownerId) return "owner"
  return userId === assignedProviderId ? "doer" : null
}

/** Checks who's asking before the state, so that other people learn nothing. */
function whyCannot(task: Task, action: TaskAction, actorId: string): Refusal | null {
  const side = sideOf(task, actorId)
  if (!side) return "task_not_found"
  return taskActionsOf(task.status, side).includes(action) ? null : "task_bad_transition"
}

export function whyCannotStart(
  task: Task,
  hire: Pick<Hire, "scheduledAt">,
  actorId: string,
  now: Date,
): Refusal | null {
  const reason = whyCannot(task, "start", actorId)
  if (reason || !hire.scheduledAt) return reason
  return now < earliestStart(hire.scheduledAt) ? "start_too_early" : null
}

export const earliestStart = (scheduledAt: Date): Date =>
  new Date(scheduledAt.getTime() - startHoursAhead * hourMs)

/** Null without an agreed time. Coming early counts as on time. */
export function isOnTime(scheduledAt: Date | null, startedAt: Date): boolean | null {
  return scheduledAt && startedAt.getTime() <= scheduledAt.getTime() + onTimeMinutes * minuteMs
}

export const whyCannotRequestCompletion = (task: Task, actorId: string): Refusal | null =>
  whyCannot(task, "request_completion", actorId)

export const whyCannotComplete = (task: Task, actorId: string): Refusal | null =>
  whyCannot(task, "complete", actorId)

export function whyCannotRequestChanges(task: Task, hire: Hire, actorId: string): Refusal | null {
  const reason = whyCannot(task, "request_changes", actorId)
  return reason ?? (hire.revisionRound >= revisionRounds ? "changes_used_up" : null)
}

export function isInGrace(assignedAt: Date, now: Date): boolean {
  return now.getTime() - assignedAt.getTime() <= cancelGraceMinutes * minuteMs
}

/** Until when a job that hasn't started can be cancelled alone, and until when that is nobody's fault. Null: no end. */
export function cancelTimes({ assignedAt, scheduledAt, strandedAt }: Omit<Hire, "revisionRound">): {
  freeUntil: Date | null
  until: Date | null
} {
  if (strandedAt) return { freeUntil: null, until: null }
  const freeUntil = new Date(assignedAt.getTime() + cancelGraceMinutes * minuteMs)
  const fairUntil = scheduledAt && new Date(scheduledAt.getTime() - cancelHoursAhead * hourMs)
  return { freeUntil, until: fairUntil && (fairUntil > freeUntil ? fairUntil : freeUntil) }
}

/**
 * Alone: before the work starts, and early enough for the other one, unless that one is out. Later the two have to
 * agree on it.
 */
export function whyCannotCancel(task: Task, hire: Hire, actorId: string, now: Date): Refusal | null {
  const side = sideOf(task, actorId)
  if (!side) return "task_not_found"
  if (task.status === "in_progress" || task.status === "completion_requested") return "cancel_too_late"
  const reason = whyCannot(task, "cancel", actorId)
  if (reason || !hire.scheduledAt || hire.strandedAt || isInGrace(hire.assignedAt, now)) return reason
  const isFair = hire.scheduledAt.getTime() - now.getTime() > cancelHoursAhead * hourMs
  return isFair ? null : "cancel_too_late"
}

type CancelWords = { reasonCode: CancelReason; claimedFault: ClaimedFault | null; note: string }

/** Blame, and a reason that isn't on the list, are worth nothing without words. */
export const needsCancelNote = ({ reasonCode, claimedFault }: Omit<CancelWords, "note">): boolean =>
  reasonCode === "other" || claimedFault === "other"

export function whyUnfitCancelNote({ note, ...about }: CancelWords): Refusal | null {
  return needsCancelNote(about) && note.trim().length < cancelNoteLength.min ? "cancel_note_needed" : null
}

type Ended = { outcome: AssignmentOutcome | null; cancelledById: string | null }

/** How long a task whose hire ended like this may be opened again; null where it was done. */
export function reopenDaysAfter({ outcome, cancelledById }: Ended): number | null {
  if (outcome !== "cancelled") return null
  return cancelledById === null ? stalledReopenDays : reopenWithinDays
}

/** The other party was deactivated, so cancelling isn't anyone's fault. */
export function faultOfCancel(
  side: Side,
  { assignedAt, strandedAt }: Pick<Hire, "assignedAt" | "strandedAt">,
  now: Date,
): Fault {
  if (strandedAt || isInGrace(assignedAt, now)) return "none"
  return side === "owner" ? "owner" : "provider"
}
