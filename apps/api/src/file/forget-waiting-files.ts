import { and, eq, lt } from "drizzle-orm"
import type { PgBoss } from "pg-boss"
import type { Database } from "../db/client.ts"
import { files } from "../db/schema/file.ts"
import { keepQueue } from "../jobs/queue.ts"
import type { Storage } from "../storage/storage.ts"

const queue = "forget-waiting-files"
const dayMs = 24 * 60 * 60 * 1000

/** What was announced or sent and never submitted goes after a day, with all that still lies about of it. */
export async function forgetWaitingFiles(db: Database, storage: Storage, now: Date) {
  const yesterday = new Date(now.getTime() - dayMs)
  await db.delete(files).where(and(eq(files.status, "waiting"), lt(files.createdAt, yesterday)))
  await storage.discardUploadsBefore(yesterday)
}

export async function scheduleForgetting(boss: PgBoss, db: Database, storage: Storage) {
  await keepQueue(boss, queue, { expireInSeconds: 300, retryLimit: 3, retryDelay: 60, retryBackoff: true })
  await boss.work(queue, () => forgetWaitingFiles(db, storage, new Date()))
  await boss.schedule(queue, "41 * * * *")
}
