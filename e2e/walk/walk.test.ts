// Every route × language × theme × width is opened and examined.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { locales, type Locale } from "../../packages/domain/src/locale.ts"
import { allAddresses, routesWithoutVisit, type Address } from "./addresses.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openContext, withBrowser, watchFaults, world, type Person } from "../world/browser.ts"
import { dictionaryKeys } from "./dictionary-keys.ts"
import { examine } from "./examine.ts"

withBrowser()

const keys = dictionaryKeys()
/** What the pages of the walk link to, by the person who saw it. */
const links = new Map<Person, Set<string>>()

/**
 * One load is seen in four ways: the theme follows the system live and the width follows the window.
 * Without motion, so that nothing is looked at halfway.
 */
const looks = [
  { theme: "light", width: 390 },
  { theme: "light", width: 1440 },
  { theme: "dark", width: 1440 },
  { theme: "dark", width: 390 },
] as const

test("every route of the generated tree has an address in the walk", () => {
  expect(routesWithoutVisit()).toEqual([])
})

// The languages are opened side by side: a page that waits for its answer leaves the machine to the others.
test.each(allAddresses())("$at shows nothing wrong to $as in any language", async (address) => {
  const found = await Promise.all(
    locales.map(async (locale) =>
      (await problemsOf(address, locale)).map((problem) => `${locale} ${problem}`),
    ),
  )
  expect(found.flat()).toEqual([])
})

test("no link of any page leads nowhere", async () => {
  const dead: string[] = []
  for (const [as, own] of links) {
    const { request } = await openContext({ as })
    for (const link of own) {
      const answer = await request.get(link)
      if (!answer.ok()) dead.push(`${link} answers ${answer.status()} to ${as}`)
    }
  }
  expect(links.get("visitor")?.size).toBeGreaterThan(10)
  expect(dead).toEqual([])
}, 600_000)

async function problemsOf({ at, as, status }: Address, locale: Locale): Promise<string[]> {
  const context = await openContext({ as, locale, width: looks[0].width, reducedMotion: true })
  const page = await context.newPage()
  const faults = watchFaults(page)
  const answer = await page.goto(at)
  await hydrated(page)

  const problems: string[] = []
  for (const { theme, width } of looks) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
    await page.waitForFunction((wanted) => document.documentElement.dataset["theme"] === wanted, theme)
    const found = await examine(page, { locale, keys })
    problems.push(...found.map((problem) => `${theme} ${width}: ${problem}`))
  }
  if (answer?.status() !== status) problems.push(`status ${answer?.status()}, not ${status}`)
  const own = await internalLinks(page)
  links.set(as, new Set([...(links.get(as) ?? []), ...own]))
  await context.close()
  return [...problems, ...faults]
}

/** Links to the page itself (the skip link, the languages) lead where one is already. */
async function internalLinks(page: Page): Promise<string[]> {
  const here = page.url()
  const found = await page.evaluate(() =>
    [...document.querySelectorAll("a")].map((link) => link.href.split("#")[0] ?? ""),
  )
  return found.filter((link) => link.startsWith(world.webUrl) && link !== here && !link.includes("locale="))
}
