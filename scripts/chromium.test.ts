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

async function executable(name: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, "")
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

test("playwright's own comes last", () => {
  expect(findChromium({ path: [], places: ["/no/such/browser", chosen] })).toBe(chosen)
})

test("none is none", () => {
  expect(findChromium({ path: [], places: [] })).toBe(null)
})
