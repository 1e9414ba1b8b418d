import { randomUUID } from "node:crypto"
import { and, eq, ne } from "../platform/db/drizzle.ts"
import type { Database } from "../platform/db/client.ts"
import { files } from "../platform/db/schema/file.ts"
import { removeFiles } from "../file/remove-files.ts"
import { fileById } from "../file/queries.ts"
import { recordObject, removeObject } from "../file/stored-objects.ts"
import type { Effect } from "../platform/outbox/effect.ts"
import { knownPersonalData } from "./known-personal-data.ts"

/** Written as a file of the person's own. The one before it goes. */
export const makeExport: Effect<"export.requested"> = {
  name: "make-export",
  run: async ({ db, storage, config }, { fileId }) => {
    const file = await fileById(db, fileId)
    if (file?.status !== "waiting") return
    const { ownerId } = file
    const bytes = Buffer.from(JSON.stringify(await everythingAbout(db, ownerId, config.appName), null, 2))
    const key = `${fileId}/${randomUUID()}`
    const type = "application/json"
    await recordObject(db, key)
    await storage.write(key, bytes, type)
    const isMade = await db.transaction(async (tx) => {
      const made = await tx
        .update(files)
        .set({ status: "ready", type, size: bytes.length, key, submittedAt: new Date() })
        .where(and(eq(files.id, fileId), eq(files.status, "waiting")))
        .returning({ id: files.id })
      if (made.length > 0)
        await removeFiles(tx, ownerId, and(eq(files.purpose, "export"), ne(files.id, fileId)))
      return made.length > 0
    })
    if (!isMade) await removeObject(db, storage, key)
  },
}

async function everythingAbout(db: Database, userId: string, appName: string) {
  const parts = await Promise.all(knownPersonalData.map(({ tell }) => tell(db, userId)))
  return { from: appName, madeAt: new Date(), ...Object.assign({}, ...parts) }
}
