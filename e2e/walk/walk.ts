// Every address is opened and examined. English is looked at closest: what the code decides (names, roles, colours,
// code size, links, movement) is the same in all three languages. The others are looked at for what words decide:
// whether they are there, and whether they fit. The first address of a route is opened in all three, in Romanian
// without scripts: that page must be whole, too. Its other states are opened in English and, without scripts, in
// Russian, whose words are the longest; axe looks at them on a phone only: in a wide window the same parts stand
// elsewhere.
import type { Page } from "playwright-core"
import { beforeAll, expect, test } from "vitest"
import { demoClients, demoDoers, demoPeople } from "../../apps/api/src/demo/people/demo-people.ts"
import type { Locale } from "../../packages/domain/src/locale.ts"
import { publicName } from "../../packages/domain/src/user/public-name.ts"
import { openContext, visit, watchFaults, withBrowser, world, type Person } from "../world/browser.ts"
import { allAddresses, type Address } from "./addresses.ts"
import { budgetProblems, scriptBytes } from "./budget.ts"
import { dictionaryKeys } from "./dictionary-keys.ts"
import { examine, problemsWithLongNames, problemsWithLongWords, violations } from "./examine.ts"
import { shiftProblems, steadyRoutes, watchShifts } from "./layout-shift.ts"

const keys = dictionaryKeys()
/** Whole, and as other people see them. */
const names = [...demoPeople, ...demoClients, ...demoDoers].flatMap(({ name }) => [name, publicName(name)])
const walks = {
  en: { locale: "en", scripts: true },
  ru: { locale: "ru", scripts: true },
  "ro, no scripts": { locale: "ro", scripts: false },
  "ru, no scripts": { locale: "ru", scripts: false },
} satisfies Record<string, { locale: Locale; scripts: boolean }>
type Walk = keyof typeof walks
const ofFirst: Walk[] = ["en", "ru", "ro, no scripts"]
const ofState: Walk[] = ["en", "ru, no scripts"]
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const

/** One file of the walk: everything that this person opens. */
export function walkAs(as: Person, isMine: (address: Address) => boolean = () => true) {
  withBrowser()
  const addresses = allAddresses().filter((address) => address.as === as && isMine(address))
  /** Where the pages lead; what was opened here anyway isn't asked for again. */
  const links = new Set<string>()
  const walkers = new Map<Walk, Walker>()

  // One page per walk, which goes from address to address: a new one would start a new process of the browser.
  beforeAll(async () => {
    for (const walk of new Set([...ofFirst, ...ofState])) {
      const context = await openContext({ as, ...walks[walk] })
      const page = await context.newPage()
      walkers.set(walk, { page, faults: watchFaults(page) })
    }
    await watchShifts(walkerIn("en").page)
  })

  function walkerIn(walk: Walk): Walker {
    const walker = walkers.get(walk)
    if (!walker) throw new Error(`nobody walks in ${walk}`)
    return walker
  }

  // The walks are opened side by side: a page that waits for its answer leaves the machine to the others.
  test.each(addresses)("$route shows nothing wrong in any language", async (address) => {
    const found = await Promise.all(
      (address.isFirst ? ofFirst : ofState).map(async (walk) => {
        const problems = await problemsOf(walkerIn(walk), address, walks[walk].locale, links)
        return problems.map((problem) => `${walk}: ${problem}`)
      }),
    )
    expect(found.flat()).toEqual([])
  })

  test("no link of these pages leads nowhere", async () => {
    const { request } = walkerIn("en").page.context()
    const opened = new Set(addresses.map(({ at }) => world.webUrl + at))
    const dead: string[] = []
    for (const link of fewOfEachKind([...links].filter((link) => !opened.has(link)))) {
      const answer = await request.get(link)
      if (!answer.ok()) dead.push(`${link} answers ${answer.status()}`)
    }
    expect(links.size).toBeGreaterThan(10)
    expect(dead).toEqual([])
  }, 600_000)
}

/** Filters of one list and pages of one kind differ by data alone: a few of them speak for all. */
function fewOfEachKind(found: string[]): string[] {
  const kindOf = (link: string) => new URL(link).pathname.replace(/[0-9a-f-]{36}/, "{id}")
  return Object.values(Object.groupBy(found, kindOf)).flatMap((ofKind = []) => ofKind.slice(0, 5))
}

interface Walker {
  page: Page
  /** What the browser complained about; reading the list empties it. */
  faults: string[]
}

async function problemsOf(
  { page, faults }: Walker,
  address: Address,
  locale: Locale,
  links: Set<string>,
): Promise<string[]> {
  const isClose = locale === "en"
  await page.setViewportSize(sizes.phone)
  const answer = await visit(page, address.at)
  const problems: string[] = []
  const add = (where: string, found: string[]) => problems.push(...found.map((one) => `${where}: ${one}`))
  if (answer?.status() !== address.status) add("", [`status ${answer?.status()}, not ${address.status}`])

  if (isClose) {
    if (steadyRoutes.includes(address.route)) add("", await shiftProblems(page))
    for (const link of await internalLinks(page)) links.add(link)
  }
  for (const size of [sizes.phone, sizes.desk]) {
    await page.setViewportSize(size)
    add(`${size.width} px`, await examine(page, { locale, keys }))
    if (!isClose) continue
    if (size === sizes.phone || address.isFirst) add(`${size.width} px`, await violations(page))
    if (size !== sizes.phone) continue
    // After the looking, so that what a page fetches a moment later is counted too; before anything is typed.
    add("", budgetProblems(await scriptBytes(page), address))
    add("390 px", await problemsWithLongWords(page))
    add("390 px", await problemsWithLongNames(page, names))
  }
  if (isClose && address.isFirst) {
    await page.emulateMedia({ colorScheme: "dark" })
    await page.waitForFunction(() => document.documentElement.dataset["theme"] === "dark")
    add("dark", await violations(page, ["color-contrast"]))
    await page.emulateMedia({ colorScheme: "light" })
  }
  return [...problems, ...faults.splice(0)]
}

/** Links to the page itself (the skip link, the languages) lead where one is already. */
async function internalLinks(page: Page): Promise<string[]> {
  const here = page.url()
  const found = await page.evaluate(() =>
    [...document.querySelectorAll("a")].map((link) => link.href.split("#")[0] ?? ""),
  )
  return found.filter((link) => link.startsWith(world.webUrl) && link !== here && !link.includes("locale="))
}
