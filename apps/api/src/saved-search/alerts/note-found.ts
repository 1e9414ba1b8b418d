import { and, asc, eq, inArray, isNull, sql } from "../../platform/db/drizzle.ts"
import type { AlertFrequency, SearchScope } from "@doable/domain/saved-search/status"
import { whenToSend } from "@doable/domain/saved-search/when-to-send"
import type { QuietHours } from "@doable/domain/time/quiet-hours"
import type { Transaction } from "../../platform/db/client.ts"
import { savedSearches } from "../../platform/db/schema/saved-search.ts"
import type { OutboxEvent } from "../../platform/outbox/events.ts"
import { recordAll } from "../../platform/outbox/record.ts"
import { accountZones } from "../account-zones.ts"
import { matchesOf } from "../matches-of.ts"
import { hearNoMore } from "./hear-no-more.ts"

export type Finding = {
  id: string
  userId: string
  frequency: AlertFrequency
  quietHours: QuietHours | null
}

export type Found = { scope: SearchScope; foundId: string }

/** So many searches are looked at together. */
export const portion = 500
/** Before every search, when they are looked at in their order. */
export const beforeAll = "00000000-0000-0000-0000-000000000000"

/** Notes what was found and tells those who want to hear right away. Running it twice tells nobody twice. */
export async function noteFound(tx: Transaction, what: Found, found: readonly Finding[], now: Date) {
  // A change, a deletion or an alert of one of them goes first or waits. Always in one order, so nothing deadlocks.
  const kept = await tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(
      inArray(
        savedSearches.id,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(savedSearches.id))
    .for("key share")
  const isKept = new Set(kept.map(({ id }) => id))
  const searches = found.filter(({ id }) => isKept.has(id))
  if (searches.length === 0) return
  const told = await toldBefore(tx, what, searches)
  const lately = await toldLately(tx, searches, now)
  const daily = searches.filter(({ frequency }) => frequency === "daily").map(({ userId }) => userId)
  const zones = await accountZones(tx, daily)
  const matches = matchesOf(what.scope)
  const rows = searches.map((search) => {
    const tz = zones.get(search.userId) ?? null
    const due = whenToSend({ ...search, tz }, now, lately.get(search.userId))
    return {
      searchId: search.id,
      foundId: what.foundId,
      matchedAt: now,
      dueAt: due && due > now ? due : null,
    }
  })
  const added = await tx
    .insert(matches)
    .values(rows)
    .onConflictDoNothing()
    .returning({ searchId: matches.searchId, dueAt: matches.dueAt })
  const userOf = new Map(searches.map(({ id, userId }) => [id, userId]))
  // Of several searches of one person the first tells.
  const telling = new Map<string | undefined, string>()
  for (const { searchId, dueAt } of added) {
    const userId = userOf.get(searchId)
    if (dueAt === null && !told.has(userId) && !telling.has(userId)) telling.set(userId, searchId)
  }
  const heard = [...told, ...telling.keys()].filter((userId) => userId !== undefined)
  await hearNoMore(tx, heard, what.scope, [what.foundId])
  await recordAll(
    tx,
    [...telling.values()].map((searchId) => alertOf(what.scope, { searchId, ids: [what.foundId] })),
  )
}

type Alert = { searchId: string; ids: string[]; count?: number; isBundled?: boolean; since?: string }

export function alertOf(scope: SearchScope, { ids, ...alert }: Alert): OutboxEvent {
  return scope === "task"
    ? { type: "saved-search.matched", ...alert, taskIds: ids }
    : { type: "saved-search.found-doers", ...alert, providerIds: ids }
}

/** Who of them has heard of it by another of their searches. */
async function toldBefore(
  tx: Transaction,
  { scope, foundId }: Found,
  found: readonly Finding[],
): Promise<Set<string | undefined>> {
  const { userId, id } = savedSearches
  const matches = matchesOf(scope)
  const rows = await tx
    .selectDistinct({ userId })
    .from(matches)
    .innerJoin(savedSearches, eq(id, matches.searchId))
    .where(
      and(
        eq(matches.foundId, foundId),
        isNull(matches.dueAt),
        inArray(
          userId,
          found.map((one) => one.userId),
        ),
      ),
    )
  return new Set(rows.map((row) => row.userId))
}

/** Of how much each of them was told in the last hour by searches that tell right away. */
async function toldLately(tx: Transaction, searches: readonly Finding[], now: Date) {
  const asking = searches.filter(({ frequency }) => frequency === "instant").map(({ userId }) => userId)
  if (asking.length === 0) return new Map<string, number>()
  const since = new Date(now.getTime() - 60 * 60 * 1000).toISOString()
  const told = (table: string, id: string) => sql`select m.${sql.raw(id)} as id from ${sql.raw(table)} m
    where m.search_id = s.id and m.matched_at > ${since}::timestamptz and m.due_at is null`
  const { rows } = await tx.execute<{ userId: string; count: number }>(sql`
    select s.user_id as "userId", count(distinct m.id)::int as count from saved_searches s
    cross join lateral (${told("saved_search_matches", "task_id")}
      union all ${told("saved_search_doers", "provider_id")}) m
    where s.user_id = any(${sql.param([...new Set(asking)])}::text[]) and s.frequency = 'instant'
    group by s.user_id`)
  return new Map(rows.map(({ userId, count }) => [userId, count]))
}
