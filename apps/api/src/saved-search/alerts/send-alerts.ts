import { and, asc, eq, lte, sql } from "../../platform/db/drizzle.ts"
import { collectedSince } from "@doable/domain/saved-search/collected-since"
import { searchScopes, type SearchScope } from "@doable/domain/saved-search/status"
import { afterQuiet, isQuiet } from "@doable/domain/time/quiet-hours"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { savedSearches } from "../../platform/db/schema/saved-search.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { tryEach } from "../../platform/jobs/try-each.ts"
import { record } from "../../platform/outbox/record.ts"
import { accountZones } from "../account-zones.ts"
import { matchesOf } from "../matches-of.ts"
import { hears } from "../../user/may-hear.ts"
import { hearNoMore } from "./hear-no-more.ts"
import { alertOf } from "./note-found.ts"

const portion = 100
/** An event carries the newest so many and counts the rest; its notification names the first that are still open. */
const mostCarried = 50

/** What waited for its hour goes out, all of one search together. Running it twice sends nothing twice. */
export async function sendDueAlerts(db: Database, now: Date): Promise<void> {
  for (const scope of searchScopes) await sendDue(db, scope, now)
}

async function sendDue(db: Database, scope: SearchScope, now: Date) {
  let due: { searchId: string }[]
  do {
    const matches = matchesOf(scope)
    const { searchId, dueAt } = matches
    due = await db
      .selectDistinct({ searchId })
      .from(matches)
      .where(lte(dueAt, now))
      .orderBy(asc(searchId))
      .limit(portion)
    await tryEach(due, (one) => sendAlert(db, one.searchId, now))
  } while (due.length === portion)
}

function sendAlert(db: Database, searchId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const search = await lockWithOthers(tx, searchId)
    if (!search) return
    const { scope } = search
    const matches = matchesOf(scope)
    const isDue = and(eq(matches.searchId, searchId), lte(matches.dueAt, now))
    // We were away when it was due, and now they sleep.
    if (search.quietHours && isQuiet(search.quietHours, now)) {
      const dueAt = afterQuiet(search.quietHours, now)
      await tx.update(matches).set({ dueAt }).where(isDue)
      return
    }
    // What can't be told now is as if it hadn't been found, so that a task that's open again is found again.
    await tx.delete(matches).where(and(isDue, sql`not ${mayTell[scope](search.userId)}`))
    const told = await tx
      .update(matches)
      .set({ dueAt: null })
      .where(isDue)
      .returning({ foundId: matches.foundId, matchedAt: matches.matchedAt })
    if (told.length === 0 || search.frequency === "off") return
    const newest = told.toSorted((a, b) => b.matchedAt.getTime() - a.matchedAt.getTime())
    const ids = newest.slice(0, mostCarried).map(({ foundId }) => foundId)
    await hearNoMore(
      tx,
      [search.userId],
      scope,
      told.map(({ foundId }) => foundId),
    )
    const isBundled = told.length > 1 && newest.some(({ matchedAt }) => wasHeldBack(search, matchedAt))
    const since = await sinceWhen(tx, search, newest.at(-1)?.matchedAt ?? now)
    await record(tx, alertOf(scope, { searchId, ids, count: told.length, isBundled, ...since }))
  })
}

/** All searches of its owner, because one task may wait in several of them and only one tells of it. */
async function lockWithOthers(tx: Transaction, searchId: string) {
  const owner = tx
    .select({ userId: savedSearches.userId })
    .from(savedSearches)
    .where(eq(savedSearches.id, searchId))
  const theirs = await tx
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, owner))
    .orderBy(asc(savedSearches.id))
    .for("update")
  return theirs.find(({ id }) => id === searchId)
}

async function sinceWhen(tx: Transaction, search: typeof savedSearches.$inferSelect, earliest: Date) {
  const { userId, frequency, quietHours, updatedAt: savedAt } = search
  const zones = await accountZones(tx, frequency === "daily" ? [userId] : [])
  const times = { frequency, quietHours, tz: zones.get(userId) ?? null }
  const since = collectedSince(times, { earliest, savedAt })
  return since ? { since: since.toISOString() } : {}
}

/** It would have been told right away, but there was too much for an hour. */
function wasHeldBack({ frequency, quietHours }: typeof savedSearches.$inferSelect, matchedAt: Date): boolean {
  return frequency === "instant" && !(quietHours && isQuiet(quietHours, matchedAt))
}

const mayTell = {
  task: (userId: string) => sql`exists (select 1 from tasks t
    where t.id = ${matchesOf("task").foundId}
      and t.status = 'open' and t.visibility = 'public' and ${hears(userId, "t.owner_id")})`,
  provider: (userId: string) => sql`exists (select 1 from provider_profiles p
    where p.id = ${matchesOf("provider").foundId}
      and p.status = 'published' and ${hears(userId, "p.user_id")})`,
}

export const alertTimers: Timers = {
  queue: "alert-timers",
  cron: "* * * * *",
  expireInSeconds: 120,
  run: ({ db }, now) => sendDueAlerts(db, now),
}
