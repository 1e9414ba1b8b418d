import { eq } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { storedObjects } from "../platform/db/schema/file.ts"
import type { Storage } from "../platform/storage/storage.ts"
import { smallKey } from "./small-copy.ts"

/** Before the bytes are written: if the process dies then, they're still known to be ours and are tidied up. */
export async function recordObject(db: Database, key: string) {
  await db.insert(storedObjects).values({ key }).onConflictDoNothing()
}

/** With its small copy, if it has one. */
export async function removeObject(db: Database, storage: Storage, key: string) {
  await storage.remove(smallKey(key))
  await storage.remove(key)
  await db.delete(storedObjects).where(eq(storedObjects.key, key))
}
