import { reopenDaysAfter } from "@doable/domain/deal/work"
import { reopenWithinDays } from "@doable/domain/task/limits"
import type { Database, Transaction } from "../../platform/db/client.ts"
import type { TaskRow } from "../../task/lock-task.ts"
import { newestHire } from "./lock-hire.ts"

/** How many days after its end a task may be opened again; null where its job was done. */
export async function reopenDays(
  db: Database | Transaction,
  { id, assignedProviderId }: Pick<TaskRow, "id" | "assignedProviderId">,
): Promise<number | null> {
  const hire = assignedProviderId === null ? null : await newestHire(db, id, "any")
  return hire ? reopenDaysAfter(hire) : reopenWithinDays
}
