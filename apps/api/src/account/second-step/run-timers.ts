import { asc, lte } from "../../platform/db/drizzle.ts"
import { clock } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { secondStepRemovals } from "../../platform/db/schema/account.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { lockPeople } from "../../user/lock-people.ts"
import { removeSecondStep } from "../remove-second-step.ts"

const portion = 100

/** The second step goes for those whose wait is over and whom nobody has stopped. */
export async function removeLostSteps(db: Database, now: Date): Promise<void> {
  while ((await removeSome(db, now)) === portion);
}

/** Waits for anyone who changes these people: each of them may just have kept the step. */
function removeSome(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const waiting = await dueBy(tx, now)
    await lockPeople(tx, waiting)
    const due = await dueBy(tx, now)
    for (const userId of due.filter((id) => waiting.includes(id))) {
      if (!(await removeSecondStep(tx, userId))) continue
      await writeAuditLog(tx, clock, {
        action: "account.second_step_off",
        entity: { type: "user", id: userId },
        at: now,
      })
    }
    return waiting.length
  })
}

async function dueBy(tx: Transaction, now: Date): Promise<string[]> {
  const { userId, dueAt } = secondStepRemovals
  const due = await tx
    .select({ userId })
    .from(secondStepRemovals)
    .where(lte(dueAt, now))
    .orderBy(asc(dueAt), asc(userId))
    .limit(portion)
  return due.map((one) => one.userId)
}

export const secondStepTimers: Timers = {
  queue: "second-step-timers",
  cron: "*/5 * * * *",
  expireInSeconds: 120,
  run: ({ db }, now) => removeLostSteps(db, now),
}
