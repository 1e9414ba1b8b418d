import type { Database } from "../../platform/db/client.ts"
import { installation } from "../../platform/db/schema/file.ts"
import type { Log } from "../../platform/settings/log.ts"
import { ownerName, type Storage } from "../../platform/storage/storage.ts"

export type TidyWorld = { db: Database; storage: Storage; log: Log }

/** Two installations on one storage would each take the other's files for rubbish. The first to come marks it. */
export async function isOwnStorage({ db, storage, log }: TidyWorld): Promise<boolean> {
  const [own] = await db.select({ id: installation.id }).from(installation)
  if (!own) throw new Error("the installation has no id")
  if ((await storage.readOwner()) === null) await storage.writeOwner(own.id)
  const owner = await storage.readOwner()
  if (owner === own.id) return true
  log.error(
    { installation: own.id, owner },
    "the file storage belongs to another installation, so nothing in it is tidied up. " +
      "Set FILES_DIR or S3_BUCKET to a storage that only this installation uses. " +
      `If this one is the only one left, delete "${ownerName}" from the storage`,
  )
  return false
}
