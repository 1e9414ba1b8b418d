import { and, eq, isNotNull } from "drizzle-orm"
import type { QuietHours } from "@doable/domain/time/quiet-hours"
import { whenToSend } from "@doable/domain/saved-search/when-to-send"
import type { AlertFrequency } from "@doable/domain/saved-search/status"
import type { Transaction } from "../platform/db/client.ts"
import { savedSearches, savedSearchMatches } from "../platform/db/schema/saved-search.ts"

type Changed = {
  frequency: AlertFrequency
  quietHours: QuietHours | null
  /** By the link in an email. */
  stoppedFrequency?: AlertFrequency | null
}

/** What waits to be told follows: it goes out when it would have, had it been found now, or not at all. */
export async function changeAlerts(tx: Transaction, searchId: string, changed: Changed, now: Date) {
  const { frequency, quietHours, stoppedFrequency = null } = changed
  await tx
    .update(savedSearches)
    .set({ frequency, quietHours, stoppedFrequency, updatedAt: now })
    .where(eq(savedSearches.id, searchId))
  await tx
    .update(savedSearchMatches)
    .set({ dueAt: whenToSend(changed, now) })
    .where(and(eq(savedSearchMatches.searchId, searchId), isNotNull(savedSearchMatches.dueAt)))
}
