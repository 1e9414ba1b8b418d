import { and, eq } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { savedSearches } from "../platform/db/schema/saved-search.ts"
import { changeAlerts } from "./change-alerts.ts"

type Wish = { userId: string; searchId: string; isWanted: boolean; now: Date }

/** By the link in an email, without logging in. A search that is gone sends nothing anyway. */
export function stopAlerts(db: Database, { userId, searchId, isWanted, now }: Wish): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(savedSearches)
      .where(and(eq(savedSearches.id, searchId), eq(savedSearches.userId, userId)))
      .for("update")
    if (!row) return
    const { quietHours, frequency, stoppedFrequency } = row
    if (isWanted && frequency === "off") {
      await changeAlerts(tx, row, { frequency: stoppedFrequency ?? "daily", quietHours }, now)
    } else if (!isWanted && frequency !== "off") {
      await changeAlerts(tx, row, { frequency: "off", quietHours, stoppedFrequency: frequency }, now)
    }
  })
}
