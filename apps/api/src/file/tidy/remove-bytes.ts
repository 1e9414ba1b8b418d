import { and, asc, eq, gt, inArray, isNotNull } from "../../platform/db/drizzle.ts"
import type { Database } from "../../platform/db/client.ts"
import { files } from "../../platform/db/schema/file.ts"
import type { Effect } from "../../platform/outbox/effect.ts"
import type { Storage } from "../../platform/storage/storage.ts"
import { tryEach } from "../../platform/jobs/try-each.ts"
import { removeObject } from "../stored-objects.ts"

/** Nothing refers to the rows of these by their id; their rows go with their bytes. */
const withoutReferences = ["avatar", "export"] as const
const portion = 500

/** Of one person, or of everyone: what couldn't be removed before is tried again. */
export async function removeBytes(db: Database, storage: Storage, ownerId?: string) {
  const isLeft = and(
    eq(files.status, "removed"),
    isNotNull(files.key),
    ownerId === undefined ? undefined : eq(files.ownerId, ownerId),
  )
  async function* left() {
    let rows: { id: string; key: string | null }[] = []
    do {
      const last = rows.at(-1)
      rows = await db
        .select({ id: files.id, key: files.key })
        .from(files)
        // What couldn't be removed is still there, and is passed by.
        .where(and(isLeft, last && gt(files.id, last.id)))
        .orderBy(asc(files.id))
        .limit(portion)
      yield* rows
    } while (rows.length === portion)
  }
  await tryEach(left(), async ({ id, key }) => {
    if (key) await removeObject(db, storage, key)
    await db.delete(files).where(and(eq(files.id, id), inArray(files.purpose, withoutReferences)))
    await db.update(files).set({ key: null }).where(eq(files.id, id))
  })
}

export const removeBytesOfPerson: Effect<"files.removed"> = {
  name: "remove-bytes",
  run: ({ db, storage }, { userId }) => removeBytes(db, storage, userId),
}
