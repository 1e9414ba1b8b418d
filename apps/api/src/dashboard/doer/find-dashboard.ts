import { and, count, eq, gte, lt } from "drizzle-orm"
import type { Dashboard } from "@doable/domain/provider/input"
import { Refused } from "@doable/domain/refusal"
import { addDays, dayOf, endOfDay } from "@doable/domain/time/market-day"
import type { UserContext } from "../../platform/context.ts"
import type { Database } from "../../platform/db/client.ts"
import { favourites } from "../../platform/db/schema/favourite.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { providerDays, providerViews } from "../../platform/db/schema/provider-view.ts"
import { actionsOf } from "../queries.ts"
import { cardsById, showCard } from "../../task/card.ts"
import { boardOf } from "./board.ts"
import type { ProviderRow } from "../../provider/lock-profile.ts"
import { findMatchingTasks } from "../../provider/matching-tasks.ts"
import { recordActivity } from "../../provider/record-activity.ts"
import { workMetrics } from "./work-metrics.ts"
import { completenessOf } from "../../provider/whole-profile.ts"

/** Only real numbers: what hasn't been counted yet is left out. */
export async function findDashboard(ctx: UserContext, { period }: Dashboard) {
  const { db, user } = ctx
  await recordActivity(ctx)
  const [row] = await db.select().from(providerProfiles).where(eq(providerProfiles.userId, user.id))
  if (!row) throw new Refused("provider_not_found")
  const today = dayOf(ctx.now())
  const first = addDays(today, 1 - period)
  const before = addDays(first, -period)
  const span = { first: endOfDay(addDays(first, -1)), before: endOfDay(addDays(before, -1)) }
  const [matching, days, saved, savedBefore, actions, board, work] = await Promise.all([
    findMatchingTasks(db, row),
    viewsByDay(db, row.id, before),
    savedBetween(db, row.id, span.first, endOfDay(today)),
    savedBetween(db, row.id, span.before, span.first),
    actionsOf(db, user.id, ctx.now(), "doer"),
    boardOf(db, user.id),
    workMetrics(db, row, span),
  ])
  const cards = await cardsById(db, user.id, matching.ids)
  const views = daysFrom(first, period).map((day) => ({ day, views: days.get(day) ?? 0 }))
  const viewsBefore = daysFrom(before, period).reduce((sum, day) => sum + (days.get(day) ?? 0), 0)
  const completeness = completenessOf(row, user.image)
  const { total, totalIsEstimate } = matching
  return {
    providerId: row.id,
    status: row.status,
    today: { actions, matching: { data: cards.map((card) => showCard(ctx, card)), total, totalIsEstimate } },
    board,
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
