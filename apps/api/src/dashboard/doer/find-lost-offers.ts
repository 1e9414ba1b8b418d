import { lostDays } from "@doable/domain/offer/limits"
import type { UserContext } from "../../platform/context.ts"
import type { LostOffers } from "./dashboard-answers.ts"

const text = `select case when status = 'declined' then coalesce(decline_reason, 'other') else status end as reason,
    count(*)::int as count
  from task_offers
  where provider_id = $1 and status in ('declined', 'not_selected', 'expired') and updated_at >= $2
  group by 1 order by 2 desc, 1`

export async function findLostOffers(ctx: UserContext): Promise<LostOffers> {
  const since = new Date(ctx.now().getTime() - lostDays * 24 * 60 * 60 * 1000)
  const { rows: data } = await ctx.db.$client.query<LostOffers["data"][number]>({
    name: "doer_lost_offers",
    text,
    values: [ctx.user.id, since.toISOString()],
  })
  return { data, total: data.reduce((sum, { count }) => sum + count, 0) }
}
