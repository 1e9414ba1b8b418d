import { and, eq, inArray, like, lt, not, sql, type SQL } from "../../platform/db/drizzle.ts"
import { exportDays } from "@doable/domain/file/rules"
import type { Database } from "../../platform/db/client.ts"
import { files } from "../../platform/db/schema/file.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { Timers } from "../../platform/jobs/timers.ts"
import { daysBefore } from "./days-before.ts"
import { isOwnStorage, type TidyWorld } from "./is-own-storage.ts"
import { removeBytes } from "./remove-bytes.ts"
import { removeOrphans } from "./remove-orphans.ts"

/**
 * Deletes files that were announced or sent but not submitted within a day, and removed files whose bytes are left.
 */
export async function tidyFiles(world: TidyWorld, now: Date) {
  if (!(await isOwnStorage(world))) return
  const { db, storage } = world
  const yesterday = daysBefore(now, 1)
  await inPortions(db, and(eq(files.status, "waiting"), lt(files.createdAt, yesterday)), (some) =>
    db.delete(files).where(some),
  )
  await storage.discardUploadsBefore(yesterday)
  for (const isOver of [isUnusedAvatar(yesterday), isOldExport(now)])
    await inPortions(db, and(eq(files.status, "ready"), isOver), (some) =>
      db.update(files).set({ status: "removed", originalName: "" }).where(some),
    )
  await removeBytes(db, storage)
}

const portion = 500

/** No statement outlives its time limit or holds its locks for long, however much has gathered. */
async function inPortions(
  db: Database,
  which: SQL | undefined,
  change: (some: SQL) => Promise<{ rowCount: number | null }>,
) {
  let changed: number
  do {
    const some = db.select({ id: files.id }).from(files).where(which).limit(portion)
    changed = (await change(inArray(files.id, some))).rowCount ?? 0
  } while (changed === portion)
}

/** Chosen and then not taken after all, for example because the page was closed. */
function isUnusedAvatar(before: Date) {
  const isShown = sql`exists (select 1 from ${users} where ${users.id} = ${files.ownerId}
    and ${like(users.image, sql`'%' || ${files.id}`)})`
  return and(eq(files.purpose, "avatar"), lt(files.submittedAt, before), not(isShown))
}

const isOldExport = (now: Date) =>
  and(eq(files.purpose, "export"), lt(files.submittedAt, daysBefore(now, exportDays)))

export const fileTimers: Timers[] = [
  { queue: "tidy-files", cron: "41 * * * *", expireInSeconds: 900, run: tidyFiles },
  { queue: "remove-orphans", cron: "7 4 * * *", expireInSeconds: 900, run: removeOrphans },
]
