import { and, eq, isNotNull } from "../platform/db/drizzle.ts"
import type { QuietHours } from "@doable/domain/time/quiet-hours"
import { whenToSend } from "@doable/domain/saved-search/when-to-send"
import type { AlertFrequency, SearchScope } from "@doable/domain/saved-search/status"
import type { Transaction } from "../platform/db/client.ts"
import { savedSearches } from "../platform/db/schema/saved-search.ts"
import { accountZones } from "./account-zones.ts"
import { matchesOf } from "./matches-of.ts"

type Changed = {
  frequency: AlertFrequency
  quietHours: QuietHours | null
  /** By the link in an email. */
  stoppedFrequency?: AlertFrequency | null
}

type Search = { id: string; scope: SearchScope; userId: string }

/** What waits to be told follows: it goes out when it would have, had it been found now, or not at all. */
export async function changeAlerts(tx: Transaction, search: Search, changed: Changed, now: Date) {
  const { frequency, quietHours, stoppedFrequency = null } = changed
  await tx
    .update(savedSearches)
    .set({ frequency, quietHours, stoppedFrequency, updatedAt: now })
    .where(eq(savedSearches.id, search.id))
  const matches = matchesOf(search.scope)
  const tz = (await accountZones(tx, [search.userId])).get(search.userId) ?? null
  await tx
    .update(matches)
    .set({ dueAt: whenToSend({ frequency, quietHours, tz }, now) })
    .where(and(eq(matches.searchId, search.id), isNotNull(matches.dueAt)))
}
