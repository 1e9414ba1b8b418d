import type { Pool } from "pg"
import { failedQueue } from "../jobs/queue.ts"

export type QueueFigures = {
  /** By queue: jobs whose time has come, and the seconds that the oldest of them has waited. */
  due: Record<string, number>
  oldest: Record<string, number>
  failed: number
  outboxWaiting: number
  outboxOldest: number
  locked: number
}

/** Queues without a job that is due are told as 0: a figure that vanishes can't raise an alarm. */
const ofQueues = `
  select q.name as queue, coalesce(j.due, 0)::int as due, coalesce(j.oldest, 0)::float8 as oldest
  from pgboss.queue q left join (
    select name, count(*) as due, extract(epoch from now() - min(start_after)) as oldest
    from pgboss.job where state < 'active' and start_after <= now() group by name
  ) j on j.name = q.name`

const ofTheRest = `
  select
    (select count(*) from outbox_events where dispatched_at is null)::int as waiting,
    coalesce((select extract(epoch from now() - min(recorded_at)) from outbox_events where dispatched_at is null), 0)::float8 as oldest,
    (select count(*) from sign_in_guards where locked_until > now())::int as locked`

export async function findQueueFigures(pool: Pool): Promise<QueueFigures> {
  const [queues, rest] = await Promise.all([
    pool.query<{ queue: string; due: number; oldest: number }>(ofQueues),
    pool.query<{ waiting: number; oldest: number; locked: number }>(ofTheRest),
  ])
  const work = queues.rows.filter(({ queue }) => queue !== failedQueue)
  const [other = { waiting: 0, oldest: 0, locked: 0 }] = rest.rows
  return {
    due: Object.fromEntries(work.map(({ queue, due }) => [queue, due])),
    oldest: Object.fromEntries(work.map(({ queue, oldest }) => [queue, oldest])),
    failed: queues.rows.find(({ queue }) => queue === failedQueue)?.due ?? 0,
    outboxWaiting: other.waiting,
    outboxOldest: other.oldest,
    locked: other.locked,
  }
}
