import { sql } from "drizzle-orm"
import type { Database } from "../db/client.ts"
import { failedQueue } from "../jobs/queue.ts"

export type Overview = {
  users: number
  newUsers: number
  activeSessions: number
  waitingEvents: number
  failedJobs: number
}

/** Each number is counted through an index; jobs that gave up lie in a queue of their own. */
export async function overview(db: Database, now: Date): Promise<Overview> {
  const weekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000)
  const { rows } = await db.execute<Overview>(sql`
    select (select count(*)::int from users) as users,
           (select count(*)::int from users where created_at > ${weekAgo}) as "newUsers",
           (select count(*)::int from sessions where expires_at > ${now}) as "activeSessions",
           (select count(*)::int from outbox_events where dispatched_at is null) as "waitingEvents",
           (select count(*)::int from pgboss.job where name = ${failedQueue}) as "failedJobs"`)
  const [counts] = rows
  if (!counts) throw new Error("a select without from gave no row")
  return counts
}
