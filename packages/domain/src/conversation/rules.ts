import type { Refusal } from "../refusal.ts"
import type { UserStatus } from "../user/status.ts"
import type { ConversationKind } from "./kinds.ts"

type Talk = {
  kind: ConversationKind
  /** Of the task that it is about: a doer is at it, or it was taken away. */
  taskState: "running" | "removed" | null
  writerStatus: UserStatus
  isOtherGone: boolean
  /** One of the two has blocked the other. */
  isBlocked: boolean
}

/**
 * Everyone can write to us, even if they're limited. People who work together can talk until the job is over, even if
 * one has blocked the other.
 */
export function whyCannotWrite({
  kind,
  taskState,
  writerStatus,
  isOtherGone,
  isBlocked,
}: Talk): Refusal | null {
  if (isOtherGone) return "conversation_person_left"
  if (kind === "support") return null
  if (taskState === "removed") return "conversation_closed"
  if (kind === "task" && taskState === "running") return null
  if (isBlocked) return "user_blocked"
  if (writerStatus === "limited" && kind !== "task") return "user_limited"
  return null
}

const minuteMs = 60_000
/** Outside the chat people are told once in a quarter of an hour, and not while they are reading. */
const quarterMs = 15 * minuteMs
const readingMs = 2 * minuteMs

/** When the reader is to be told that something waits: now, or as soon as that is no longer too often. */
export function whenToTell({
  now,
  noticedAt,
  readAt,
}: {
  now: Date
  noticedAt: Date | null
  readAt: Date | null
}): Date {
  const times = [now.getTime()]
  if (noticedAt) times.push(noticedAt.getTime() + quarterMs)
  if (readAt) times.push(readAt.getTime() + readingMs)
  return new Date(Math.max(...times))
}
