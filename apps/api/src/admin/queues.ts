import { sql } from "drizzle-orm"
import { waitsForTeam } from "../conversation/waits-for-team.ts"
import type { Database } from "../db/client.ts"
import { isoDate } from "../db/iso-date.ts"

type QueueName = "applications" | "tasks" | "work" | "messages" | "support"
type Queues = Record<QueueName, { count: number; oldestAt: string | null }>

/** What waits for a person of ours, and since when. */
export async function queues(db: Database): Promise<Queues> {
  const oldest = (column: string) => sql.raw(isoDate(`min(${column})`))
  const { rows } = await db.execute<{ name: QueueName; count: number; oldestAt: string | null }>(sql`
    select 'applications' as name, count(*)::int as count, ${oldest("submitted_at")} as "oldestAt"
    from provider_applications where status in ('submitted', 'in_review')
    union all
    select 'tasks', count(*)::int, ${oldest("coalesce(published_at, updated_at)")} from tasks where status = 'held'
    union all
    select 'work', count(*)::int, ${oldest("stranded_at")}
    from task_assignments where ended_at is null and stranded_at is not null
    union all
    select 'messages', count(*)::int, ${oldest("created_at")}
    from contact_messages where status in ('new', 'in_progress')
    union all
    select 'support', count(*)::int, ${oldest("waits_since")} from conversations where ${sql.raw(waitsForTeam)}`)
  const none = { count: 0, oldestAt: null }
  const waiting: Queues = { applications: none, tasks: none, work: none, messages: none, support: none }
  for (const { name, count, oldestAt } of rows) waiting[name] = { count, oldestAt }
  return waiting
}
