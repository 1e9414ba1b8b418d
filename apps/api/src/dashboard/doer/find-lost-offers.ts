import { lostMonths } from "@doable/domain/provider/limits"
import type { LostOffersQuery } from "@doable/domain/provider/input"
import { dayOf, marketZone } from "@doable/domain/time/market-day"
import type { UserContext } from "../../platform/context.ts"
import type { LostOffers } from "./dashboard-answers.ts"

// An offer isn't touched after it was closed, or only later: the index by `updated_at` finds all that were.
const text = `with lost as materialized (
    select case when status = 'declined' then coalesce(decline_reason, 'other') else status end as reason,
      closed_at, to_char(closed_at at time zone '${marketZone}', 'YYYY-MM') as month
    from task_offers
    where provider_id = $1 and status in ('declined', 'not_selected', 'expired')
      and updated_at >= least($2::timestamptz, ($3 || '-01')::timestamp at time zone '${marketZone}')),
  reasons as (
    select reason, count(*) filter (where closed_at >= $4)::int as count,
      count(*) filter (where closed_at < $4 and closed_at >= $2)::int as previous
    from lost group by reason),
  months as (
    select month, count(*)::int as count from lost
    where month >= $3 group by month)
  select coalesce((select json_agg(json_build_object('reason', reason, 'count', count, 'previous', previous)
      order by count desc, previous desc, reason) from reasons where count + previous > 0), '[]'::json) as data,
    coalesce((select json_agg(json_build_object('month', month, 'count', count) order by month)
      from months), '[]'::json) as months`

const dayMs = 24 * 60 * 60 * 1000

export async function findLostOffers(ctx: UserContext, { period }: LostOffersQuery): Promise<LostOffers> {
  const now = ctx.now().getTime()
  const [first, before] = [new Date(now - period * dayMs), new Date(now - 2 * period * dayMs)]
  const { rows } = await ctx.db.$client.query<Pick<LostOffers, "data" | "months">>({
    name: "doer_lost_offers",
    text,
    values: [ctx.user.id, before.toISOString(), firstMonth(ctx.now()), first.toISOString()],
  })
  const { data, months } = rows[0] ?? { data: [], months: [] }
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
  return {
    data,
    months,
    total: sum(data.map(({ count }) => count)),
    previous: sum(data.map(({ previous }) => previous)),
  }
}

/** "2025-12" in November 2026. */
function firstMonth(now: Date): string {
  const [year = 0, month = 1] = dayOf(now).split("-").map(Number)
  return new Date(Date.UTC(year, month - lostMonths, 1)).toISOString().slice(0, 7)
}
