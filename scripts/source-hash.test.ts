import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { hashOfSources } from "./source-hash.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "doable-hash-"))
  await put("src/a.ts", "a")
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function put(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true })
  await writeFile(join(folder, name), content)
}

const hash = () => hashOfSources(folder, ["src", "lock.json"])

test.each([
  ["a changed file", "src/a.ts", "b"],
  ["a new file", "src/deep/b.ts", "b"],
  ["a changed single file", "lock.json", "{}"],
])("%s changes the hash", async (_, name, content) => {
  const before = await hash()
  await put(name, content)
  expect(await hash()).not.toBe(before)
})

test.each(["src/a.test.ts", "src/dist/a.js", "src/node_modules/b/c.js", "src/.cache/x", "other/a.ts"])(
  "%s does not change the hash",
  async (name) => {
    const before = await hash()
    await put(name, "anything")
    expect(await hash()).toBe(before)
  },
)

test("a moved file changes the hash", async () => {
  const before = await hash()
  await rm(join(folder, "src/a.ts"))
  await put("src/b.ts", "a")
  expect(await hash()).not.toBe(before)
})
