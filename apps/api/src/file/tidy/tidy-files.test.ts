import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, onTestFinished, test } from "vitest"
import { aDatabase } from "../../../test/database.ts"
import { aFile, aUser, fileParts } from "../../../test/factories.ts"
import { tidyContract } from "../../../test/storage/tidy-contract.ts"
import { files, storedObjects } from "../../platform/db/schema/file.ts"
import { users } from "../../platform/db/schema/user.ts"
import { createLog } from "../../platform/settings/log.ts"
import { createLocalStorage } from "../../platform/storage/local-storage.ts"
import { createUploadPolicies } from "../../platform/storage/upload-policy.ts"
import { removeBytes } from "./remove-bytes.ts"
import { removeFiles } from "../remove-files.ts"
import { removeOrphans } from "./remove-orphans.ts"
import { tidyFiles } from "./tidy-files.ts"

const world = aDatabase()
const log = createLog("silent")
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

async function aStorage() {
  const folder = await mkdtemp(join(tmpdir(), "doable-tidy-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const storage = createLocalStorage({ folder, uploadUrl: "", policies: createUploadPolicies("x") })
  const written = async (key: string, at = new Date()) => {
    await storage.write(key, Buffer.from("x"), "image/png")
    await utimes(join(folder, "kept", key), at, at)
    return key
  }
  return { folder, storage, written, left: () => readdir(join(folder, "kept")) }
}

const rowOf = async (id: string) => (await world.db.select().from(files).where(eq(files.id, id)))[0]

describe("on our own disk", () => {
  tidyContract(world, () => fileParts().storage)
})

test("half a file that a crash left behind goes after a day", async () => {
  const { storage, folder } = await aStorage()
  const part = join(folder, "uploads", "half.part")
  await storage.write("whole/1", Buffer.from("x"), "image/png")
  await writeFile(part, "x")
  await utimes(part, daysAgo(2), daysAgo(2))
  await tidyFiles({ db: world.db, storage, log }, new Date())
  expect(await readdir(join(folder, "uploads"))).toEqual([])
})

test("an avatar that nobody took goes after a day, one that is shown stays however old it is", async () => {
  const { storage, written, left } = await aStorage()
  const user = await aUser(world.db)
  const avatar = async (name: string, days: number) =>
    aFile(world.db, user, { key: await written(`${name}/1`), submittedAt: daysAgo(days) })
  const shown = await avatar("shown", 100)
  await avatar("young", 0.5)
  const unused = await avatar("unused", 2)
  await world.db
    .update(users)
    .set({ image: `https://x.example/files/${shown.id}` })
    .where(eq(users.id, user.id))
  await tidyFiles({ db: world.db, storage, log }, new Date())
  expect((await left()).toSorted()).toEqual(["shown", "young"])
  expect(await rowOf(unused.id)).toBeUndefined()
})

test("what could not be removed is removed the next time, and its row stays for what refers to it", async () => {
  const { storage, written, left } = await aStorage()
  const user = await aUser(world.db)
  const file = await aFile(world.db, user, {
    key: await written("photo/1"),
    purpose: "picture",
    originalName: "me at home.png",
  })
  await world.db.transaction((tx) => removeFiles(tx, user.id))
  expect(await rowOf(file.id)).toMatchObject({ status: "removed", originalName: "", key: "photo/1" })
  const away = { ...storage, remove: () => Promise.reject(new Error("the storage is away")) }
  await expect(tidyFiles({ db: world.db, storage: away, log }, new Date())).rejects.toThrow("away")
  expect(await rowOf(file.id)).toMatchObject({ key: "photo/1" })
  await tidyFiles({ db: world.db, storage, log }, new Date())
  expect(await left()).toEqual([])
  expect(await rowOf(file.id)).toMatchObject({ status: "removed", key: null })
})

test("an object that cannot be removed holds up no other, and the job fails so that it is tried again", async () => {
  const { storage, written, left } = await aStorage()
  const user = await aUser(world.db)
  for (const name of ["a", "b", "c", "d"])
    await aFile(world.db, user, { key: await written(`${name}/1`), purpose: "picture" })
  for (const name of ["orphan-a", "orphan-b"])
    await world.db
      .insert(storedObjects)
      .values({ key: await written(`${name}/1`), createdAt: daysAgo(40), unusedSince: daysAgo(31) })
  await world.db.transaction((tx) => removeFiles(tx, user.id))
  const bad = ["b/1", "orphan-a/1"]
  const stubborn = {
    ...storage,
    remove: (key: string) =>
      bad.includes(key) ? Promise.reject(new Error(`${key} stays`)) : storage.remove(key),
  }
  await expect(removeBytes(world.db, stubborn, user.id)).rejects.toThrow("b/1 stays")
  await expect(removeOrphans({ db: world.db, storage: stubborn, log }, new Date())).rejects.toThrow(
    "orphan-a/1 stays",
  )
  expect((await left()).toSorted()).toEqual(["b", "orphan-a"])
  await removeBytes(world.db, storage, user.id)
  await removeOrphans({ db: world.db, storage, log }, new Date())
  expect(await left()).toEqual([])
})

test("a storage that is away is not asked for every object", async () => {
  const { storage, written } = await aStorage()
  const user = await aUser(world.db)
  for (let number = 0; number < 25; number += 1)
    await aFile(world.db, user, { key: await written(`away-${number}/1`), purpose: "picture" })
  await world.db.transaction((tx) => removeFiles(tx, user.id))
  let asked = 0
  const away = { ...storage, remove: () => Promise.reject(new Error(`away ${(asked += 1)}`)) }
  await expect(removeBytes(world.db, away, user.id)).rejects.toThrow("away 1")
  expect(asked).toBe(20)
})

test("more than a portion goes in one run", async () => {
  const { storage } = await aStorage()
  const user = await aUser(world.db)
  const announced = { ownerId: user.id, isPublic: true, purpose: "picture", originalName: "x" } as const
  const declared = { declaredType: "image/png", declaredSize: 1, createdAt: daysAgo(2) } as const
  const rows = Array.from({ length: 501 }, () => ({ ...announced, ...declared }))
  await world.db.insert(files).values(rows)
  await tidyFiles({ db: world.db, storage, log }, new Date())
  expect(await world.db.select().from(files).where(eq(files.ownerId, user.id))).toEqual([])
})
