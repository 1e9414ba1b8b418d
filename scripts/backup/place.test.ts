import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { folderPlace } from "./place.ts"

async function someFolders() {
  const folder = await mkdtemp(join(tmpdir(), "doable-place-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [stored, restored] = [join(folder, "stored"), join(folder, "restored")]
  return { place: folderPlace(join(folder, "backup")), stored, restored }
}

test("files go to the backup and come back", async () => {
  const { place, stored, restored } = await someFolders()
  await mkdir(stored)
  await writeFile(join(stored, "one"), "a photo")
  await place.sendFiles(stored)
  await place.fetchFiles(restored)
  expect(await readFile(join(restored, "one"), "utf8")).toBe("a photo")
})

test("a site to which nobody has sent a file yet is saved and restored all the same", async () => {
  const { place, stored, restored } = await someFolders()
  await place.sendFiles(stored)
  await expect(place.fetchFiles(restored)).resolves.toBeUndefined()
})
