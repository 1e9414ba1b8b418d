// Every route × language × theme × width is opened and examined.
import { describe, expect, test } from "vitest"
import { locales } from "../packages/domain/src/locale.ts"
import { allAddresses, routesWithoutVisit } from "./all-routes.ts"
import { hydrated } from "./browser-ready.ts"
import { openContext, useBrowser, watchFaults, world, type Person } from "./browser.ts"
import { dictionaryKeys } from "./dictionary-keys.ts"
import { examine } from "./examine.ts"

useBrowser()

const keys = dictionaryKeys()
const links = new Map<string, Person>()

test("every route of the generated tree has an address in the walk", () => {
  expect(routesWithoutVisit()).toEqual([])
})

describe.each(locales)("in %s", (locale) => {
  describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
    describe.each([390, 1440])("at %i px", (width) => {
      describe.each([...new Set(allAddresses().map(({ as }) => as))])("as %s", (as) => {
        const addresses = allAddresses().filter((address) => address.as === as)

        test(`[R01] [R10] ${addresses.length} pages show nothing wrong`, async () => {
          const context = await openContext({ as, locale, theme, width })
          const problems: Record<string, string[]> = {}
          for (const { at, status } of addresses) {
            const page = await context.newPage()
            const faults = watchFaults(page)
            const answer = await page.goto(at)
            await hydrated(page)
            const found = await examine(page, { locale, keys })
            if (answer?.status() !== status) found.push(`status ${answer?.status()}, not ${status}`)
            for (const link of await internalLinks(page)) links.set(link, as)
            if (found.length + faults.length > 0) problems[at] = [...found, ...faults]
            await page.close()
          }
          await context.close()
          expect(problems).toEqual({})
        }, 120_000)
      })
    })
  })
})

test("no link of any page leads nowhere", async () => {
  const dead: string[] = []
  const contexts = new Map<Person, Awaited<ReturnType<typeof openContext>>>()
  for (const [link, as] of links) {
    const context = contexts.get(as) ?? (await openContext({ as }))
    contexts.set(as, context)
    const answer = await context.request.get(link)
    if (answer.status() !== 200) dead.push(`${link} answers ${answer.status()}`)
  }
  expect(links.size).toBeGreaterThan(10)
  expect(dead).toEqual([])
}, 60_000)

async function internalLinks(page: import("playwright-core").Page): Promise<string[]> {
  const found = await page.evaluate(() => [...document.querySelectorAll("a")].map((link) => link.href.split("#")[0] ?? ""))
  // Language links lead to the page itself, in every combination of addresses.
  return [...new Set(found)].filter((link) => link.startsWith(world.webUrl) && !link.includes("locale="))
}
