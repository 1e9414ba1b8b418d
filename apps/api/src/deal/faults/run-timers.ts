import { asc, lte } from "../../platform/db/drizzle.ts"
import type { Database } from "../../platform/db/client.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { tryEach } from "../../platform/jobs/try-each.ts"
import { lockPeople } from "../../user/lock-people.ts"
import { applyFaultLimits } from "../apply-fault-limits.ts"

const portion = 500

/** Limits whose time is over. Running it twice changes nothing more. */
export async function runLimitTimers(db: Database, now: Date): Promise<void> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.limitedUntil, now))
    .orderBy(asc(users.limitedUntil))
    .limit(portion)
  await tryEach(due, ({ id }) =>
    db.transaction(async (tx) => {
      await lockPeople(tx, [id])
      await applyFaultLimits(tx, id, now)
    }),
  )
}

export const limitTimers: Timers = {
  queue: "limit-timers",
  cron: "* * * * *",
  expireInSeconds: 120,
  run: ({ db }, now) => runLimitTimers(db, now),
}
