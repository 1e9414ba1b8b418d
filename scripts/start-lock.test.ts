import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { withStartLock } from "./start-lock.ts"

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "doable-lock-"))
  file = join(folder, "deep/start.lock")
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test("two at once go one after the other, and nothing is left behind", async () => {
  const order: string[] = []
  const work = (name: string) =>
    withStartLock(file, async () => {
      order.push(`${name} begins`)
      await new Promise((wake) => setImmediate(wake))
      order.push(`${name} ends`)
    })
  await Promise.all([work("one"), work("one")])
  expect(order).toEqual(["one begins", "one ends", "one begins", "one ends"])
  expect(await readdir(join(folder, "deep"))).toEqual([])
})

test("one whose holder has died is taken over", async () => {
  await withStartLock(file, async () => {})
  await writeFile(file, String(2 ** 22 + 1))
  expect(await withStartLock(file, async () => "done")).toBe("done")
})

test("one that is held for too long is named, with its process", async () => {
  await withStartLock(file, async () => {
    const second = withStartLock(file, async () => {}, { waitMs: 0 })
    await expect(second).rejects.toThrow(new RegExp(`process ${process.pid}.+start\\.lock`))
  })
})

test("work that fails lets go", async () => {
  await expect(withStartLock(file, () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(await withStartLock(file, async () => "done")).toBe("done")
})
