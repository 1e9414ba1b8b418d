import { inArray, sql, union } from "../../platform/db/drizzle.ts"
import type { Database } from "../../platform/db/client.ts"
import { files, storedObjects } from "../../platform/db/schema/file.ts"
import type { Storage } from "../../platform/storage/storage.ts"
import { knownKey } from "../small-copy.ts"

/** Objects that this database has never put there: from after its backup, or from someone else. Nobody deletes them. */
export async function* unknownObjects(db: Database, storage: Storage, before: Date): AsyncGenerator<string> {
  for await (const keys of storage.keptBefore(before)) {
    if (keys.length === 0) continue
    const asked = keys.map(knownKey)
    const rows = await union(
      db.select({ key: storedObjects.key }).from(storedObjects).where(inArray(storedObjects.key, asked)),
      // Written by a server of the version before, while this one was being started.
      db
        .select({ key: sql<string>`${files.key}` })
        .from(files)
        .where(inArray(files.key, asked)),
    )
    const known = new Set(rows.map(({ key }) => key))
    yield* keys.filter((key) => !known.has(knownKey(key)))
  }
}
