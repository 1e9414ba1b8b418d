import { and, eq, inArray, like, lt, not, or, sql } from "drizzle-orm"
import type { PgBoss } from "pg-boss"
import { exportDays } from "@doable/domain/file/rules"
import type { Database } from "../db/client.ts"
import { files } from "../db/schema/file.ts"
import { users } from "../db/schema/user.ts"
import { keepQueue } from "../jobs/queue.ts"
import type { Storage } from "../storage/storage.ts"
import { removeBytes } from "./remove-bytes.ts"

const dayMs = 24 * 60 * 60 * 1000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** What was announced or sent and never submitted goes after a day, and what was removed and still lies about. */
export async function tidyFiles(db: Database, storage: Storage, now: Date) {
  const yesterday = daysBefore(now, 1)
  await db.delete(files).where(and(eq(files.status, "waiting"), lt(files.createdAt, yesterday)))
  await storage.discardUploadsBefore(yesterday)
  await db
    .update(files)
    .set({ status: "removed", originalName: "" })
    .where(and(eq(files.status, "ready"), or(isUnusedAvatar(yesterday), isOldExport(now))))
  await removeBytes(db, storage)
}

/** Chosen and then not taken after all, for example because the page was closed. */
function isUnusedAvatar(before: Date) {
  const isShown = sql`exists (select 1 from ${users} where ${users.id} = ${files.ownerId}
    and ${like(users.image, sql`'%' || ${files.id}`)})`
  return and(eq(files.purpose, "avatar"), lt(files.submittedAt, before), not(isShown))
}

const isOldExport = (now: Date) =>
  and(eq(files.purpose, "export"), lt(files.submittedAt, daysBefore(now, exportDays)))

/** Objects that no row knows: their deed failed half-way, or died. A day is longer than any deed takes. */
export async function removeOrphans(db: Database, storage: Storage, now: Date) {
  for await (const keys of storage.keptBefore(daysBefore(now, 1))) {
    if (keys.length === 0) continue
    const rows = await db.select({ key: files.key }).from(files).where(inArray(files.key, keys))
    const known = new Set(rows.map(({ key }) => key))
    for (const key of keys.filter((one) => !known.has(one))) await storage.remove(key)
  }
}

const jobs = [
  { queue: "tidy-files", when: "41 * * * *", run: tidyFiles },
  { queue: "remove-orphans", when: "7 4 * * *", run: removeOrphans },
] as const

export async function scheduleTidying(boss: PgBoss, db: Database, storage: Storage) {
  for (const { queue, when, run } of jobs) {
    await keepQueue(boss, queue, { expireInSeconds: 900, retryLimit: 3, retryDelay: 60, retryBackoff: true })
    await boss.work(queue, () => run(db, storage, new Date()))
    await boss.schedule(queue, when)
  }
}
