import { eq } from "../../platform/db/drizzle.ts"
import type { Database } from "../../platform/db/client.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { matchDoer } from "../../saved-search/alerts/match-doer.ts"

/** The demo's events have no effects. Without this, the first change of a doer would be news to no saved search. */
export async function compareDemoDoers(db: Database, now: Date): Promise<void> {
  const doers = await db
    .select({ id: providerProfiles.id })
    .from(providerProfiles)
    .where(eq(providerProfiles.status, "published"))
  for (const { id } of doers) await matchDoer(db, id, now)
}
