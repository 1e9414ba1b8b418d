import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  not,
  type SQL,
} from "../../platform/db/drizzle.ts"
import type { Database } from "../../platform/db/client.ts"
import { files, storedObjects } from "../../platform/db/schema/file.ts"
import { tryEach } from "../../platform/jobs/try-each.ts"
import { removeObject } from "../stored-objects.ts"
import { daysBefore } from "./days-before.ts"
import { isOwnStorage, type TidyWorld } from "./is-own-storage.ts"
import { unknownObjects } from "./unknown-objects.ts"

/** Longer than anyone takes to notice that files are missing from the database, and to restore a better backup. */
const orphanDays = 30
const portion = 500

/**
 * Objects that this database has put into the storage and that no file has any more, because a command failed halfway
 * or a row was lost. They're marked first and go a month later. Objects that it doesn't know stay: after the restore
 * of an older backup, they're what people have uploaded since.
 */
export async function removeOrphans(world: TidyWorld, now: Date) {
  if (!(await isOwnStorage(world))) return
  const { db, storage } = world
  // A day is longer than any command takes between writing an object and its row.
  const yesterday = daysBefore(now, 1)
  const isWaitedFor = and(isNull(storedObjects.unusedSince), lt(storedObjects.createdAt, yesterday))
  await markAll(db, and(isWaitedFor, not(isUsed(db))), now)
  await markAll(db, and(isNotNull(storedObjects.unusedSince), isUsed(db)), null)
  await reportUnknown(world, yesterday)
  await tryEach(overdueKeys(db, daysBefore(now, orphanDays)), (key) => removeObject(db, storage, key))
}

const isUsed = (db: Database) =>
  exists(db.select({ id: files.id }).from(files).where(eq(files.key, storedObjects.key)))

/** In portions, so that no statement holds its locks for long. */
async function markAll(db: Database, which: SQL | undefined, unusedSince: Date | null) {
  let marked: number
  do {
    const some = db.select({ key: storedObjects.key }).from(storedObjects).where(which).limit(portion)
    const change = db.update(storedObjects).set({ unusedSince }).where(inArray(storedObjects.key, some))
    marked = (await change).rowCount ?? 0
  } while (marked === portion)
}

async function* overdueKeys(db: Database, before: Date): AsyncGenerator<string> {
  let keys: string[] = []
  do {
    const last = keys.at(-1)
    const isNext = last === undefined ? undefined : gt(storedObjects.key, last)
    const rows = await db
      .select({ key: storedObjects.key })
      .from(storedObjects)
      .where(and(lt(storedObjects.unusedSince, before), not(isUsed(db)), isNext))
      .orderBy(asc(storedObjects.key))
      .limit(portion)
    keys = rows.map(({ key }) => key)
    yield* keys
  } while (keys.length === portion)
}

async function reportUnknown({ db, storage, log }: TidyWorld, before: Date) {
  let unknown = 0
  for await (const _key of unknownObjects(db, storage, before)) unknown += 1
  if (unknown > 0)
    log.warn(
      { unknown },
      "the storage has objects that this database has never known; they stay. `npm run files:unknown` lists them",
    )
}
