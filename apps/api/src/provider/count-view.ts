import { lt, sql } from "../platform/db/drizzle.ts"
import { addDays, dayOf } from "@doable/domain/time/market-day"
import type { Database } from "../platform/db/client.ts"
import { providerDays, providerViews } from "../platform/db/schema/provider-view.ts"
import { viewerOn } from "../user/viewer-on.ts"
import type { Viewing } from "../user/viewer-on.ts"

/** One row per viewer and day. A view that can't be counted is no reason to show no doer. */
export async function countProviderView(ctx: Viewing, providerId: string): Promise<void> {
  const day = dayOf(ctx.now())
  try {
    await ctx.db
      .insert(providerViews)
      .values({ providerId, day, viewer: viewerOn(ctx, providerId, day) })
      .onConflictDoNothing()
  } catch (error) {
    ctx.log.warn({ err: error, providerId }, "a view was not counted")
  }
}

const portion = 500
/** Longer than twice the longest period that a doer can ask for. */
const keptDays = 400

/** Once a day: sums up views before today into one number per day. Running it again adds nothing. */
export async function addUpProviderViews(db: Database, now: Date): Promise<void> {
  const today = dayOf(now)
  let done: number
  do {
    const { rowCount } = await db.execute(sql`
      with old as (
        select distinct provider_id, day from ${providerViews} where day < ${today}::date
        limit ${sql.raw(String(portion))}
      ),
      gone as (
        delete from ${providerViews} v using old
        where v.provider_id = old.provider_id and v.day = old.day returning v.provider_id, v.day
      )
      insert into ${providerDays} (provider_id, day, views)
      select provider_id, day, count(*)::int from gone group by provider_id, day
      on conflict (provider_id, day) do update set views = provider_days.views + excluded.views`)
    done = rowCount ?? 0
  } while (done === portion)
  await db.delete(providerDays).where(lt(providerDays.day, addDays(today, -keptDays)))
}
