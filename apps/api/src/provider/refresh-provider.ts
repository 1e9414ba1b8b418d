import { asc, eq, sql } from "../platform/db/drizzle.ts"
import type { Database, Transaction } from "../platform/db/client.ts"
import { providerProfiles, wordsVersion } from "../platform/db/schema/provider.ts"
import { deriveColumns } from "./derive-columns.ts"
import { noteListing } from "./note-listing.ts"

/** Part of every command that changes something a profile's row tells in short. Who has no profile has nothing to tell. */
export async function refreshProvider(tx: Transaction, userId: string): Promise<void> {
  const [row] = await tx
    .select()
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, userId))
    .for("update")
  if (!row) return
  const columns = await deriveColumns(tx, row)
  await tx.update(providerProfiles).set(columns).where(eq(providerProfiles.id, row.id))
  await noteListing(tx, row.id)
}

const portion = 100
/** The rest comes with the next run, so that one run ends in time. */
const mostPerRun = 10_000

/** Row by row, each for a moment only, so a large table stays usable while an update of the product fills it in. */
export async function refreshOutdatedWords(db: Database): Promise<void> {
  // Written out, so that the index is seen to serve.
  const isOutdated = sql.raw(`words_version < ${wordsVersion}`)
  for (let done = 0; done < mostPerRun; done += portion) {
    const { id, userId } = providerProfiles
    const some = await db
      .select({ userId })
      .from(providerProfiles)
      .where(isOutdated)
      .orderBy(asc(id))
      .limit(portion)
    for (const row of some) await db.transaction((tx) => refreshProvider(tx, row.userId))
    if (some.length < portion) return
  }
}
