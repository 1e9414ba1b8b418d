import { sql } from "../platform/db/drizzle.ts"
import type { GetOverview } from "@doable/domain/admin/input"
import { auditLogList } from "./audit-log/queries.ts"
import type { UserContext } from "../platform/context.ts"
import type { Database } from "../platform/db/client.ts"
import { articleVotes } from "../help/queries.ts"
import { failedQueue } from "../platform/jobs/queue.ts"
import { marketHealth } from "./market-health.ts"
import { queues } from "./queues.ts"

type Counts = {
  users: number
  newUsers: number
  activeSessions: number
  waitingEvents: number
  failedJobs: number
}

export type Overview = Awaited<ReturnType<typeof overview>>

const logRows = 6

/** The audit log is for administrators. */
export async function overview(ctx: UserContext, { period }: GetOverview) {
  const { db, user, now: clock } = ctx
  const now = clock()
  const [counted, waiting, market, log, help] = await Promise.all([
    counts(db, now),
    queues(db),
    marketHealth(db, now, period),
    user.role === "ADMIN"
      ? auditLogList({ db }, { filter: {}, pagination: { limit: logRows, offset: 0 } })
      : { data: [] },
    articleVotes(ctx),
  ])
  return { ...counted, queues: waiting, market, log: log.data, help }
}

/** Each number uses an index; failed jobs are in their own queue. */
async function counts(db: Database, now: Date): Promise<Counts> {
  const weekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000)
  const { rows } = await db.execute<Counts>(sql`
    select (select count(*)::int from users) as users,
           (select count(*)::int from users where created_at > ${weekAgo}) as "newUsers",
           (select count(*)::int from sessions where expires_at > ${now}) as "activeSessions",
           (select count(*)::int from outbox_events where dispatched_at is null) as "waitingEvents",
           (select count(*)::int from pgboss.job where name = ${failedQueue}) as "failedJobs"`)
  const [found] = rows
  if (!found) throw new Error("a select without from gave no row")
  return found
}
