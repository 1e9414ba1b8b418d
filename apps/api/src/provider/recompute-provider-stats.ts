import { eq, sql } from "../platform/db/drizzle.ts"
import { quickJobMinutes } from "@doable/domain/review/counted"
import type { Transaction } from "../platform/db/client.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { refreshProvider } from "./refresh-provider.ts"

type Figures = {
  assignedCount: number
  completedCount: number
  ownFaultCount: number
  repeatCustomers: number
  timedCount: number
  onTimeCount: number
  ratingSum: number
  ratingCount: number
  askedCount: number
  answeredCount: number
  medianReplyMin: number | null
}

/** Of the newest so many answers: what a doer was like years ago is no news. */
export const repliesRead = 50

/**
 * What a doer's row tells of work, reviews and replies, from the facts: hires, published reviews, invites. Part of
 * every command that changes one of them, behind the doer's own lock.
 */
export async function recomputeProviderStats(tx: Transaction, userId: string): Promise<void> {
  const isIt = eq(providerProfiles.userId, userId)
  const [row] = await tx
    .select({ id: providerProfiles.id })
    .from(providerProfiles)
    .where(isIt)
    .for("no key update")
  if (!row) return
  await tx
    .update(providerProfiles)
    .set(await readProviderStats(tx, userId))
    .where(isIt)
  await refreshProvider(tx, userId)
}

/** A job of minutes doesn't count: nothing was done, or nothing that ranks anyone. */
const isQuick = sql.raw(`ended_at < assigned_at + interval '${quickJobMinutes} minutes'`)

export async function readProviderStats(tx: Transaction, userId: string): Promise<Figures> {
  const { rows } = await tx.execute<Figures>(sql`
    select work.*, praise.*, replies.* from
    (select count(*)::int as "assignedCount",
        count(*) filter (where outcome = 'completed' and not ${isQuick})::int as "completedCount",
        count(*) filter (where outcome <> 'completed' and fault = 'provider')::int as "ownFaultCount",
        (select count(*)::int from (select 1 from task_assignments a
          where a.provider_id = ${userId} and a.outcome = 'completed'
          group by a.owner_id having count(*) > 1) regulars) as "repeatCustomers",
        count(*) filter (where was_on_time is not null)::int as "timedCount",
        count(*) filter (where was_on_time)::int as "onTimeCount"
      from task_assignments where provider_id = ${userId}) work,
    (select coalesce(sum(rating), 0)::int as "ratingSum", count(*)::int as "ratingCount" from reviews
      where subject_id = ${userId} and direction = 'to_provider' and status = 'published' and counts) praise,
    (select count(*) filter (where status in ('offered', 'declined')
          or (status = 'expired' and updated_at >= expires_at))::int as "askedCount",
        count(*) filter (where status in ('offered', 'declined'))::int as "answeredCount",
        (select round(percentile_cont(0.5) within group (order by minutes))::int from
          (select extract(epoch from i.answered_at - i.created_at) / 60 as minutes from task_invites i
            where i.provider_id = ${userId} and i.answered_at is not null
            order by i.created_at desc nulls last, i.id desc nulls last limit ${sql.raw(String(repliesRead))}) answers) as "medianReplyMin"
      from task_invites where provider_id = ${userId}) replies`)
  const [figures] = rows
  if (!figures) throw new Error("no figures")
  return figures
}
