import { randomUUID } from "node:crypto"
import { eq } from "../../src/platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { smallKey } from "../../src/file/small-copy.ts"
import { recordObject } from "../../src/file/stored-objects.ts"
import { removeOrphans } from "../../src/file/tidy/remove-orphans.ts"
import { tidyFiles } from "../../src/file/tidy/tidy-files.ts"
import { unknownObjects } from "../../src/file/tidy/unknown-objects.ts"
import type { Database } from "../../src/platform/db/client.ts"
import { files, installation, storedObjects } from "../../src/platform/db/schema/file.ts"
import { createLog } from "../../src/platform/settings/log.ts"
import type { Storage } from "../../src/platform/storage/storage.ts"
import { aFile, aUser } from "../factories.ts"

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

/** What tidying may delete, tried on every storage. */
export function tidyContract(world: { db: Database }, storageOf: () => Storage) {
  const tidy = async (days: number, run = removeOrphans) => {
    const lines: string[] = []
    const log = createLog("warn", { write: (line) => void lines.push(line) })
    await run({ db: world.db, storage: storageOf(), log }, inDays(days))
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  }

  /** As a command leaves it that died before it had written the file's row. */
  async function anObject() {
    const key = `${randomUUID()}/${randomUUID()}`
    await recordObject(world.db, key)
    for (const one of [key, smallKey(key)]) await storageOf().write(one, Buffer.from("x"), "image/png")
    return key
  }

  async function isThere(key: string) {
    const found = await Promise.all([key, smallKey(key)].map((one) => storageOf().read(one)))
    await Promise.all(found.map((stream) => stream?.cancel()))
    return found.every((stream) => stream !== null)
  }

  async function unknown() {
    const keys: string[] = []
    for await (const key of unknownObjects(world.db, storageOf(), inDays(1))) keys.push(key)
    return keys
  }

  const rowOf = async (key: string) =>
    (await world.db.select().from(storedObjects).where(eq(storedObjects.key, key)))[0]

  test("after the restore of an older backup, files uploaded since then stay", async () => {
    const key = await anObject()
    await aFile(world.db, await aUser(world.db), { key })
    // The backup has neither row.
    await world.db.delete(files).where(eq(files.key, key))
    await world.db.delete(storedObjects).where(eq(storedObjects.key, key))
    for (const days of [2, 3, 40]) {
      const [warning] = await tidy(days)
      expect(await isThere(key)).toBe(true)
      expect(warning).toMatchObject({ msg: expect.stringContaining("npm run files:unknown") })
    }
    expect(await unknown()).toEqual(expect.arrayContaining([key, smallKey(key)]))
  })

  test("an object that lost its file is marked, and goes with its copy thirty days later", async () => {
    const key = await anObject()
    await tidy(0.5)
    expect((await rowOf(key))?.unusedSince).toBeNull()
    await tidy(2)
    expect((await rowOf(key))?.unusedSince).not.toBeNull()
    await tidy(31)
    expect(await isThere(key)).toBe(true)
    await tidy(33)
    expect([await isThere(key), await rowOf(key)]).toEqual([false, undefined])
  })

  test("one that a file has again loses its mark, and the thirty days start over", async () => {
    const key = await anObject()
    await tidy(2)
    const file = await aFile(world.db, await aUser(world.db), { key })
    await tidy(40)
    expect((await rowOf(key))?.unusedSince).toBeNull()
    await world.db.delete(files).where(eq(files.id, file.id))
    await tidy(41)
    await tidy(70)
    expect(await isThere(key)).toBe(true)
    await tidy(72)
    expect(await isThere(key)).toBe(false)
  })

  test("one of a file stays, however old it is, also if only the file knows it", async () => {
    const [known, older] = [await anObject(), await anObject()]
    for (const key of [known, older]) await aFile(world.db, await aUser(world.db), { key })
    await world.db.delete(storedObjects).where(eq(storedObjects.key, older))
    for (const days of [2, 400, 500]) await tidy(days)
    expect(await Promise.all([known, older].map(isThere))).toEqual([true, true])
    expect(await unknown()).not.toContain(older)
  })

  test("the first installation marks the storage, and another one touches nothing in it", async () => {
    await storageOf().removeOwner()
    await tidy(2)
    const [own] = await world.db.select().from(installation)
    expect(await storageOf().readOwner()).toBe(own?.id)

    const key = await anObject()
    await tidy(2)
    const other = randomUUID()
    await storageOf().writeOwner(other)
    for (const run of [removeOrphans, tidyFiles]) {
      const [error, ...more] = await tidy(90, run)
      const msg = expect.stringContaining("belongs to another installation")
      expect(error).toMatchObject({ level: "error", installation: own?.id, owner: other, msg })
      expect(more).toEqual([])
    }
    expect(await isThere(key)).toBe(true)
    expect(await storageOf().readOwner()).toBe(other)

    // As the message says.
    await storageOf().removeOwner()
    await tidy(90)
    expect(await isThere(key)).toBe(false)
  })
}
