import { and, eq } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { savedSearches } from "../platform/db/schema/saved-search.ts"
import { changeAlerts } from "./change-alerts.ts"

/** What the form behind such a link asks for: no more alerts, again as before, or one a day. */
export type AlertWish = "unwanted" | "wanted" | "daily"

type Wish = { userId: string; searchId: string; wish: AlertWish; now: Date }

/** By a link in an email, without logging in. A search that is gone sends nothing anyway. */
export function stopAlerts(db: Database, { userId, searchId, wish, now }: Wish): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(savedSearches)
      .where(and(eq(savedSearches.id, searchId), eq(savedSearches.userId, userId)))
      .for("update")
    if (!row) return
    const { quietHours, frequency, stoppedFrequency } = row
    if (wish === "daily" && frequency !== "daily") {
      await changeAlerts(tx, row, { frequency: "daily", quietHours }, now)
    } else if (wish === "wanted" && frequency === "off") {
      await changeAlerts(tx, row, { frequency: stoppedFrequency ?? "daily", quietHours }, now)
    } else if (wish === "unwanted" && frequency !== "off") {
      await changeAlerts(tx, row, { frequency: "off", quietHours, stoppedFrequency: frequency }, now)
    }
  })
}
