// The doer's stats on offers, replies, jobs and reviews, now and before.
import { winRate } from "@doable/domain/provider/metrics"
import { completionRate } from "@doable/domain/provider/ranking"
import type { Database } from "../../platform/db/client.ts"
import { repliesRead } from "../../provider/recompute-provider-stats.ts"
import type { ProviderRow } from "../../provider/lock-profile.ts"

type Span = { first: Date; before: Date }
type Counts = {
  sent: number
  sentBefore: number
  seen: number
  won: number
  lost: number
  wonBefore: number
  lostBefore: number
  replyBefore: number | null
  completedBefore: number
  ownFaultBefore: number
  ratingBefore: number | null
}

const isWon = "status in ('accepted', 'ended')"
/** A task that was closed decided on nobody. */
const isLost = "(status = 'not_selected' or (status = 'declined' and decline_reason <> 'task_closed'))"

/** `$2` is the start of the requested period, `$3` the start of the same period before it. */
const text = `
  select offers.*, work.*,
    (select round(percentile_cont(0.5) within group (order by minutes))::int from
      (select extract(epoch from i.answered_at - i.created_at) / 60 as minutes from task_invites i
        where i.provider_id = $1 and i.answered_at < $2 order by i.created_at desc nulls last, i.id desc nulls last
        limit ${repliesRead}) answers) as "replyBefore",
    (select avg(rating)::float8 from reviews where subject_id = $1 and direction = 'to_provider'
      and status = 'published' and counts and published_at < $2) as "ratingBefore"
  from (select count(*) filter (where created_at >= $2)::int as sent,
      count(*) filter (where created_at < $2)::int as "sentBefore",
      count(*) filter (where created_at >= $2 and (seen_by_owner_at is not null or ${isWon} or ${isLost}))::int as seen,
      count(*) filter (where created_at >= $2 and ${isWon})::int as won,
      count(*) filter (where created_at >= $2 and ${isLost})::int as lost,
      count(*) filter (where created_at < $2 and ${isWon})::int as "wonBefore",
      count(*) filter (where created_at < $2 and ${isLost})::int as "lostBefore"
    from task_offers where provider_id = $1 and created_at >= $3) offers,
  (select count(*) filter (where outcome = 'completed')::int as "completedBefore",
      count(*) filter (where outcome <> 'completed' and fault = 'provider')::int as "ownFaultBefore"
    from task_assignments where provider_id = $1 and ended_at < $2) work`

/** Shows the profile's current numbers; for the previous period, what they would have been then. */
export async function workMetrics(db: Database, row: ProviderRow, { first, before }: Span) {
  const values = [row.userId, first.toISOString(), before.toISOString()]
  const { rows } = await db.$client.query<Counts>({ name: "doer_metrics", text, values })
  const [found] = rows
  if (!found) throw new Error("no figures")
  const { sent, sentBefore, seen, won, lost } = found
  const lastRate = completionRate({
    completedCount: found.completedBefore,
    ownFaultCount: found.ownFaultBefore,
  })
  return {
    funnel: { sent, seen, decided: won + lost, won },
    metrics: [
      { key: "offers" as const, value: sent, previous: sentBefore },
      {
        key: "win_rate" as const,
        value: winRate({ won, lost }),
        previous: winRate({ won: found.wonBefore, lost: found.lostBefore }),
      },
      { key: "reply" as const, value: row.medianReplyMin, previous: found.replyBefore },
      { key: "completion" as const, value: completionRate(row), previous: lastRate },
      { key: "rating" as const, value: row.ratingAvg, previous: found.ratingBefore },
    ],
  }
}
