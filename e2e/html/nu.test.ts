// `npm run check:html`: the Nu HTML checker reads every page as it comes over the wire. It's written in Java, which
// `npm test` doesn't ask for.
import { execFileSync, spawnSync } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { demoPeople } from "../../apps/api/src/demo/people/demo-people.ts"
import { locales } from "../../packages/domain/src/locale.ts"
import { fetchTool } from "../../scripts/fetch-tool.ts"
import { allAddresses } from "../walk/addresses.ts"
import type { Person } from "../world/browser.ts"
import { sessionCookieOf } from "../world/people.ts"
import { get } from "../world/plain-request.ts"

interface Message {
  url: string
  message: string
  extract?: string
}

let folder: string
const cookies = new Map<Person, string>()

beforeAll(async () => {
  if (spawnSync("java", ["-version"]).status !== 0)
    throw new Error("The Nu HTML checker needs Java 17 or newer.")
  folder = await mkdtemp(join(tmpdir(), "doable-html-"))
  for (const person of demoPeople) cookies.set(person.part, await sessionCookieOf(person))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const minutes = 60_000

test("the Nu HTML checker finds no error on any page", { timeout: 15 * minutes }, async () => {
  // Logged-in pages in the user's language; public pages in each.
  const pages = allAddresses().flatMap((address) =>
    (address.as === "visitor" ? locales : (["en"] as const)).map((locale) => ({ ...address, locale })),
  )
  const files = new Map<string, string>()
  for (const [index, { at, as, locale }] of pages.entries()) {
    const headers = { "accept-language": locale, cookie: cookies.get(as) ?? "" }
    const { body } = await get(at, headers)
    const file = join(folder, `${index}.html`)
    files.set(file, `${at} (${as}, ${locale})`)
    await writeFile(file, body)
  }
  const jar = join(fetchTool("vnu-jar", "26.9.27"), "build/dist/vnu.jar")
  const options = ["--errors-only", "--exit-zero-always", "--format", "json", "--stdout"]
  const said = execFileSync("java", ["-Xss4m", "-jar", jar, ...options, folder], { maxBuffer: 100e6 })
  const { messages } = JSON.parse(said.toString()) as { messages: Message[] }
  const told = messages.map(({ url, message, extract }) => {
    const page = files.get(url.replace(/^file:/, "")) ?? url
    return `${page}: ${message}\n    ${extract ?? ""}`
  })
  expect(told).toEqual([])
})
