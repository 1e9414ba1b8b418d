import { waitsForTeam } from "../conversation/waits-for-team.ts"
import { cappedAt, type CappedCount } from "../platform/db/lists/capped-counts.ts"
import type { Database } from "../platform/db/client.ts"
import { isoDate } from "../platform/db/wire-format.ts"

/** Beyond this it only matters that there are many: every page of the administration asks. */
export const queueCountedTo = 99

/** Each in the order of an index, the oldest first, so that no more is read than is counted. */
export const queueSelects = {
  applications: `select submitted_at as since from provider_applications
    where status in ('submitted', 'in_review') order by submitted_at, id`,
  tasks: `select coalesce(published_at, updated_at) as since from tasks
    where status = 'held' order by published_at nulls first, id nulls first`,
  work: `select stranded_at as since from task_assignments
    where ended_at is null and stranded_at is not null order by stranded_at, id`,
  messages: `select created_at as since from contact_messages
    where status in ('new', 'in_progress') order by created_at`,
  disputes: `select escalated_at as since from disputes
    where status = 'admin_review' order by escalated_at, id`,
  faults: `select created_at as since from fault_contests
    where decided_at is null order by created_at, assignment_id`,
  reports: `select created_at as since from reports where decided_at is null order by created_at, id`,
  appeals: `select appealed_at as since from restrictions
    where appeal_status = 'open' order by appealed_at, id`,
  support: `select waits_since as since from conversations where ${waitsForTeam} order by waits_since, id`,
} as const

type QueueName = keyof typeof queueSelects
type Queue = CappedCount & { oldestAt: string | null }

const counting = ([name, select]: [string, string]) => `
  select '${name}' as name, count(*)::int as found, ${isoDate("min(since)")} as "oldestAt"
  from (${select} limit ${queueCountedTo + 1}) waiting`
const asked = { name: "admin_queues", text: Object.entries(queueSelects).map(counting).join(" union all ") }

/** What waits for an administrator, and since when. */
export async function queues(db: Database): Promise<Record<QueueName, Queue>> {
  const { rows } = await db.$client.query<{ name: QueueName; found: number; oldestAt: string | null }>(asked)
  const counted = rows.map(({ name, found, oldestAt }): [QueueName, Queue] => [
    name,
    { ...cappedAt(queueCountedTo, found), oldestAt },
  ])
  return Object.fromEntries(counted) as Record<QueueName, Queue>
}
