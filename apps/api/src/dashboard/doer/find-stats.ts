import { and, count, eq, gte, lt } from "../../platform/db/drizzle.ts"
import type { Stats } from "@doable/domain/provider/input"
import { addDays, dayOf, endOfDay } from "@doable/domain/time/market-day"
import type { UserContext } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { favourites } from "../../platform/db/schema/favourite.ts"
import { providerDays, providerViews } from "../../platform/db/schema/provider-view.ts"
import type { ProviderRow } from "../../provider/lock-profile.ts"
import { completenessOf } from "../../provider/whole-profile.ts"
import { ownProfile } from "./own-profile.ts"
import { workMetrics } from "./work-metrics.ts"

/** Only real numbers: what hasn't been counted yet is left out. */
export async function findStats(ctx: UserContext, { period }: Stats) {
  const { db, user } = ctx
  const row = await ownProfile(ctx)
  const today = dayOf(ctx.now())
  const first = addDays(today, 1 - period)
  const before = addDays(first, -period)
  const span = { first: endOfDay(addDays(first, -1)), before: endOfDay(addDays(before, -1)) }
  const [days, saved, savedBefore, work] = await Promise.all([
    viewsByDay(db, row.id, before),
    savedBetween(db, row.id, span.first, endOfDay(today)),
    savedBetween(db, row.id, span.before, span.first),
    workMetrics(db, row, span),
  ])
  const views = daysFrom(first, period).map((day) => ({ day, views: days.get(day) ?? 0 }))
  const viewsBefore = daysFrom(before, period).reduce((sum, day) => sum + (days.get(day) ?? 0), 0)
  const completeness = completenessOf(row, user.image)
  return {
    funnel: work.funnel,
    metrics: [
      {
        key: "views" as const,
        value: views.reduce((sum, day) => sum + day.views, 0),
        previous: viewsBefore,
      },
      { key: "saved" as const, value: saved, previous: savedBefore },
      ...work.metrics,
    ],
    views,
    completeness,
    rankHints: rankHintsOf(row, completeness.hints.length),
  }
}

function rankHintsOf({ level }: ProviderRow, missing: number) {
  return [
    ...(level === "none" ? (["phone"] as const) : []),
    ...(level === "verified" ? [] : (["verification"] as const)),
    ...(missing > 0 ? (["profile"] as const) : []),
  ]
}

function daysFrom(first: string, length: number): string[] {
  return Array.from({ length }, (_, place) => addDays(first, place))
}

/** What was added up already, and what waits for it. */
async function viewsByDay(db: Database, providerId: string, since: string): Promise<Map<string, number>> {
  const { day, views } = providerDays
  const [added, waiting] = await Promise.all([
    db
      .select({ day, views })
      .from(providerDays)
      .where(and(eq(providerDays.providerId, providerId), gte(day, since))),
    db
      .select({ day: providerViews.day, views: count() })
      .from(providerViews)
      .where(and(eq(providerViews.providerId, providerId), gte(providerViews.day, since)))
      .groupBy(providerViews.day),
  ])
  const sums = new Map<string, number>()
  for (const one of [...added, ...waiting]) sums.set(one.day, (sums.get(one.day) ?? 0) + one.views)
  return sums
}

async function savedBetween(db: Database, providerId: string, from: Date, until: Date): Promise<number> {
  const { targetType, targetId, createdAt } = favourites
  const [saved] = await db
    .select({ count: count() })
    .from(favourites)
    .where(
      and(eq(targetType, "provider"), eq(targetId, providerId), gte(createdAt, from), lt(createdAt, until)),
    )
  return saved?.count ?? 0
}
