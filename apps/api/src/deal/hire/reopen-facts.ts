import { reopenDaysAfter } from "@doable/domain/deal/work"
import { reopenWithinDays } from "@doable/domain/task/limits"
import type { Database, Transaction } from "../../platform/db/client.ts"
import type { TaskRow } from "../../task/lock-task.ts"
import { newestHire } from "./lock-hire.ts"

/** What decides whether its owner may post a task again. */
export async function reopenFacts(db: Database | Transaction, task: TaskRow) {
  const hire = task.assignedProviderId === null ? null : await newestHire(db, task.id, "any")
  const withinDays = hire ? reopenDaysAfter(hire) : reopenWithinDays
  return {
    task,
    endedAt: task.endedAt,
    wasAssigned: withinDays === null,
    wasSentBack: task.moderationNote !== null,
    withinDays: withinDays ?? 0,
  }
}
