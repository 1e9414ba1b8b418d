import { asc, eq, lte } from "drizzle-orm"
import { clock } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { Database } from "../../platform/db/client.ts"
import { secondStepRemovals } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { removeSecondStep } from "../remove-second-step.ts"

const portion = 100

/** The second step goes for those whose wait is over and whom nobody has stopped. */
export async function removeLostSteps(db: Database, now: Date): Promise<void> {
  while ((await removeSome(db, now)) === portion);
}

function removeSome(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ userId: secondStepRemovals.userId })
      .from(secondStepRemovals)
      .innerJoin(users, eq(users.id, secondStepRemovals.userId))
      .where(lte(secondStepRemovals.dueAt, now))
      .orderBy(asc(secondStepRemovals.userId))
      .limit(portion)
      .for("update", { skipLocked: true })
    for (const { userId } of due) {
      if (!(await removeSecondStep(tx, userId))) continue
      await writeAuditLog(tx, clock, {
        action: "account.second_step_off",
        entity: { type: "user", id: userId },
        at: now,
      })
    }
    return due.length
  })
}

export const secondStepTimers: Timers = {
  queue: "second-step-timers",
  cron: "*/5 * * * *",
  expireInSeconds: 120,
  run: ({ db }, now) => removeLostSteps(db, now),
}
