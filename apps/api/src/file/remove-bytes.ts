import { and, eq, inArray, isNotNull } from "drizzle-orm"
import type { Database } from "../db/client.ts"
import { files } from "../db/schema/file.ts"
import type { Effect } from "../outbox/effect.ts"
import type { Storage } from "../storage/storage.ts"

/** Nothing refers to the rows of these by their id; their rows go with their bytes. */
const withoutReferences = ["avatar", "export"] as const
const portion = 500

/** Of one person, or of everybody: what could not be removed before is tried again. */
export async function removeBytes(db: Database, storage: Storage, ownerId?: string) {
  const isLeft = and(
    eq(files.status, "removed"),
    isNotNull(files.key),
    ownerId === undefined ? undefined : eq(files.ownerId, ownerId),
  )
  let rows
  do {
    rows = await db.select({ id: files.id, key: files.key }).from(files).where(isLeft).limit(portion)
    for (const { id, key } of rows) {
      if (key) await storage.remove(key)
      await db.delete(files).where(and(eq(files.id, id), inArray(files.purpose, withoutReferences)))
      await db.update(files).set({ key: null }).where(eq(files.id, id))
    }
  } while (rows.length === portion)
}

export const removeBytesOfPerson: Effect<"files.removed"> = {
  name: "remove-bytes",
  run: ({ db, storage }, { userId }) => removeBytes(db, storage, userId),
}
