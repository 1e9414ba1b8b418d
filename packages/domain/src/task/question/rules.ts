import type { UserRole } from "../../user/status.ts"
import type { Refusal } from "../../refusal.ts"
import type { TaskStatus } from "../status.ts"

type Task = { ownerId: string; status: TaskStatus }

export function whyCannotAsk(asked: {
  task: Task
  actor: { id: string; status: string; emailVerified: boolean }
  isBlocked: boolean
  askedHere: number
  askedToday: number
  limits: { perTask: number; perDay: number }
}): Refusal | null {
  const { task, actor, limits } = asked
  if (task.ownerId === actor.id) return "question_own_task"
  if (task.status !== "open") return "task_not_open"
  if (asked.isBlocked) return "user_blocked"
  if (actor.status !== "active") return "user_limited"
  if (!actor.emailVerified) return "email_not_verified"
  if (asked.askedHere >= limits.perTask) return "question_limit_reached"
  return asked.askedToday >= limits.perDay ? "question_day_limit_reached" : null
}

/** An answer may be put better as long as the task is open. */
export function whyCannotAnswer(task: Task, actorId: string): Refusal | null {
  if (task.ownerId !== actorId) return "question_not_found"
  return task.status === "open" ? null : "task_not_open"
}

/** What was answered belongs to both, and to everyone who reads it. */
export function whyCannotDelete(
  question: { authorId: string; answeredAt: Date | null },
  actor: { id: string; role: UserRole },
): Refusal | null {
  if (actor.role !== "USER") return null
  if (question.authorId !== actor.id) return "question_not_found"
  return question.answeredAt ? "question_answered" : null
}
