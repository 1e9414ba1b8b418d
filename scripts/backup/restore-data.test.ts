import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { placesIn } from "./places.ts"
import { newestBase } from "./restore-data.ts"

async function aBackupWith(...names: string[]) {
  const folder = await mkdtemp(join(tmpdir(), "doable-bases-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of names) await mkdir(join(placesIn(folder).bases, name), { recursive: true })
  return folder
}

test("what is restored is the newest base backup that is whole", async () => {
  const folder = await aBackupWith("2026-03-01", "2026-03-03.unfinished", "2026-03-02")
  expect(await newestBase(folder)).toBe(join(placesIn(folder).bases, "2026-03-02"))
})

test.each([[[]], [["2026-03-03.unfinished"]]])("without one, it says how to make one: %j", async (names) => {
  const folder = await aBackupWith(...names)
  await expect(newestBase(folder)).rejects.toThrow(`There is no backup in ${folder}. Make one:`)
})
