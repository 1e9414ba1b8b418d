import { randomUUID } from "node:crypto"
import { eq, sql } from "../db/drizzle.ts"
import type { Database, Transaction } from "../db/client.ts"
import { rateLimits } from "../db/schema/account.ts"

/** How far the clocks of two servers may differ. */
const aheadMs = 60_000

export type Allowance = { max: number; seconds: number }

/** Counts one more of something and says whether that was still allowed. Many at the same time count as many. */
export async function countWithin(
  tx: Transaction | Database,
  key: string,
  { max, seconds }: Allowance,
): Promise<boolean> {
  const now = Date.now()
  // A window that starts ahead of now is from a clock that was put back since; nobody waits for it to catch up.
  const isOver = sql`(${rateLimits.lastRequest} <= ${now - seconds * 1000} or ${rateLimits.lastRequest} > ${now + aheadMs})`
  const counted = await tx
    .insert(rateLimits)
    .values({ id: randomUUID(), key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        // The start of the window, so that asking on and on doesn't keep it open.
        lastRequest: sql`case when ${isOver} then ${now} else ${rateLimits.lastRequest} end`,
      },
      setWhere: sql`${isOver} or ${rateLimits.count} < ${max}`,
    })
    .returning({ id: rateLimits.id })
  return counted.length > 0
}

/** Whether one more would be counted, without counting it. */
export async function isStillWithin(
  db: Database,
  key: string,
  { max, seconds }: Allowance,
): Promise<boolean> {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key))
  return !row || row.count < max || row.lastRequest <= Date.now() - seconds * 1000
}

/** How long until the window of a limit that was reached is over. */
export async function secondsLeft(db: Database, key: string, { seconds }: Allowance): Promise<number> {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key))
  const end = (row?.lastRequest ?? Date.now()) + seconds * 1000
  return Math.min(seconds, Math.max(1, Math.ceil((end - Date.now()) / 1000)))
}
