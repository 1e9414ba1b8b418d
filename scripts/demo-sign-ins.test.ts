import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { rememberedSignIns } from "./demo-sign-ins.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doable-demo-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const ana = { role: "customer", email: "ana@example.org", password: "pear tree" }

test("people made by the demo command are shown again at the next start of the same database", async () => {
  const file = join(folder, "same.json")
  expect(await rememberedSignIns(file, "embedded", ["loading", JSON.stringify(ana)])).toEqual([ana])
  expect(await rememberedSignIns(file, "embedded", [])).toEqual([ana])
})

test("another database has none of them", async () => {
  const file = join(folder, "other.json")
  await rememberedSignIns(file, "embedded", [JSON.stringify(ana)])
  expect(await rememberedSignIns(file, "postgres://elsewhere/doable", [])).toEqual([])
})

test("lines that are no sign-in are passed over", async () => {
  expect(await rememberedSignIns(join(folder, "none.json"), "embedded", ['{"level":30}', "done"])).toEqual([])
})
