// Every address is opened in every language and examined. English is looked at closest: what the code decides (names,
// roles, colours, code size, links, movement) is the same in all three. The others are looked at for what words
// decide: whether they are there, and whether they fit.
import type { BrowserContext, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"
import { locales, type Locale } from "../../packages/domain/src/locale.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openContext, watchFaults, withBrowser, world, type Person } from "../world/browser.ts"
import { allAddresses, type Address } from "./addresses.ts"
import { budgetProblems, scriptBytes } from "./budget.ts"
import { dictionaryKeys } from "./dictionary-keys.ts"
import { examine, violations } from "./examine.ts"
import { shiftProblems, steadyRoutes, watchShifts } from "./layout-shift.ts"

const keys = dictionaryKeys()
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const

/** One file of the walk: everything that this person opens. */
export function walkAs(as: Person, isMine: (address: Address) => boolean = () => true) {
  withBrowser()
  const addresses = allAddresses().filter((address) => address.as === as && isMine(address))
  /** Where the pages lead; what was opened here anyway is not asked for again. */
  const links = new Set<string>()
  const contexts = new Map<Locale, BrowserContext>()

  // One browser profile per language: signing in takes longer than a page.
  beforeAll(async () => {
    for (const locale of locales)
      contexts.set(locale, await openContext({ as, locale, ...sizes.phone, reducedMotion: true }))
  })
  afterAll(() => contexts.clear())

  // The languages are opened side by side: a page that waits for its answer leaves the machine to the others.
  test.each(addresses)("$route shows nothing wrong in any language", async (address) => {
    const found = await Promise.all(
      locales.map(async (locale) => {
        const page = await contexts.get(locale)?.newPage()
        if (!page) throw new Error(`no page in ${locale}`)
        const problems = await problemsOf(page, address, locale, links)
        await page.close()
        return problems.map((problem) => `${locale} ${problem}`)
      }),
    )
    expect(found.flat()).toEqual([])
  })

  test("no link of these pages leads nowhere", async () => {
    const { request } = contexts.get("en") ?? (await openContext({ as }))
    const opened = new Set(addresses.map(({ at }) => world.webUrl + at))
    const dead: string[] = []
    for (const link of links) {
      if (opened.has(link)) continue
      const answer = await request.get(link)
      if (!answer.ok()) dead.push(`${link} answers ${answer.status()}`)
    }
    expect(links.size).toBeGreaterThan(10)
    expect(dead).toEqual([])
  }, 600_000)
}

async function problemsOf(
  page: Page,
  address: Address,
  locale: Locale,
  links: Set<string>,
): Promise<string[]> {
  const isClose = locale === "en"
  const isSteady = isClose && steadyRoutes.includes(address.route)
  if (isSteady) await watchShifts(page)
  const faults = watchFaults(page)
  const answer = await page.goto(address.at, { waitUntil: "domcontentloaded" })
  await hydrated(page)
  const problems: string[] = []
  const add = (where: string, found: string[]) => problems.push(...found.map((one) => `${where}: ${one}`))
  if (answer?.status() !== address.status) add("", [`status ${answer?.status()}, not ${address.status}`])

  if (isClose) {
    if (isSteady) add("", await shiftProblems(page))
    add("", budgetProblems(await scriptBytes(page), address))
    for (const link of await internalLinks(page)) links.add(link)
  }
  for (const size of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(size)
    add(`${size.width} px`, await examine(page, { locale, keys }))
    if (isClose) add(`${size.width} px`, await violations(page))
  }
  if (isClose && address.isFirst) {
    await page.emulateMedia({ colorScheme: "dark" })
    await page.waitForFunction(() => document.documentElement.dataset["theme"] === "dark")
    add("dark", await violations(page, ["color-contrast"]))
  }
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
