import { expiryOf } from "@doable/domain/task/expiry"
import { Refused } from "@doable/domain/refusal"
import type { TimingInput } from "@doable/domain/task/input"
import { dayOf } from "@doable/domain/time/market-day"
import { taskProblems } from "@doable/domain/task/problems"
import type { Transaction } from "../platform/db/client.ts"
import type { tasks } from "../platform/db/schema/task.ts"
import { categoryFacts } from "./category-facts.ts"
import { incomplete, timingColumns } from "./draft-columns.ts"
import type { TaskRow } from "./lock-task.ts"
import { wholeDraft } from "./whole-draft.ts"

type When = { timing: TimingInput | undefined; now: Date }
type Columns = Partial<typeof tasks.$inferInsert>

/** What a task that was up before is when it is open again, at this time if one is given; and what stands against it. */
export async function openingOf(tx: Transaction, before: TaskRow, { timing, now }: When) {
  const row = { ...before, ...timingColumns({ timing }) }
  const problems = taskProblems(wholeDraft(row, await categoryFacts(tx, row.categoryId)), dayOf(now))
  const columns: Columns = {
    ...timingColumns({ timing }),
    ...expiryOf({ date: row.dueDate, lastActivityAt: now }),
    assignedProviderId: null,
    version: before.version + 1,
    endedAt: null,
    publishedAt: now,
    lastActivityAt: now,
  }
  return { problems, columns }
}

/** For the owner who wants it: with a word about what stands against it. */
export async function openAgain(tx: Transaction, before: TaskRow, when: When): Promise<Columns> {
  const { problems, columns } = await openingOf(tx, before, when)
  const isPast = problems.some(({ code }) => code === "date_past")
  if (isPast && !when.timing) throw new Refused("task_date_passed")
  if (problems.length > 0) throw incomplete(...problems)
  return columns
}
