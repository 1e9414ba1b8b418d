import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { findChromium } from "./chromium.ts"

let folder: string
let installed: string
let chosen: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "doable-chromium-"))
  installed = await executable("chromium")
  chosen = await executable("my-browser")
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function executable(name: string, does = "echo Chromium 1.0"): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, `#!/bin/sh\n${does}\n`)
  await chmod(file, 0o755)
  return file
}

test("the chosen browser comes before an installed one", () => {
  expect(findChromium({ chosen, path: [folder], places: [] })).toBe(chosen)
})

test("a chosen browser that cannot be run is refused with the name of the variable", () => {
  expect(() => findChromium({ chosen: "/no/such/browser", path: [folder], places: [] })).toThrow(
    "CHROME_PATH",
  )
})

test("an installed browser is found on the search path", () => {
  expect(findChromium({ path: ["/no/such/folder", folder], places: [] })).toBe(installed)
})

test("a file that only says how to get the browser is none", async () => {
  const hint = await executable("chromium-hint", "echo install it with snap >&2; exit 1")
  expect(findChromium({ path: [], places: [hint, chosen] })).toBe(chosen)
  expect(() => findChromium({ chosen: hint, path: [folder], places: [] })).toThrow("CHROME_PATH")
})

test("playwright's own comes last", () => {
  expect(findChromium({ path: [], places: ["/no/such/browser", chosen] })).toBe(chosen)
})

test("none is none", () => {
  expect(findChromium({ path: [], places: [] })).toBe(null)
})
