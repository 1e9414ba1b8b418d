// Every step of the wizard and the page of edits, in every language, theme and width.
import { beforeAll, describe, expect, test } from "vitest"
import { locales } from "../../packages/domain/src/locale.ts"
import { contextOf, newPerson } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { watchFaults, withBrowser } from "../world/browser.ts"
import { dictionaryKeys } from "../walk/dictionary-keys.ts"
import { examine } from "../walk/examine.ts"
import type { OwnPerson } from "../world/people.ts"
import { field, goOn } from "../world/task-create-world.ts"
import { postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const keys = dictionaryKeys()
const looks = [
  { theme: "light", width: 390 },
  { theme: "light", width: 1440 },
  { theme: "dark", width: 1440 },
  { theme: "dark", width: 390 },
] as const

let person: OwnPerson
let draft: string

beforeAll(async () => {
  person = await newPerson("Vera Looks")
  draft = await postTask(
    person,
    {
      category: "after-renovation",
      description: "Two rooms after painting, with windows. Call 069 123 456 in the evening.",
      address: "Strada Florilor 12",
      timing: { kind: "before_date", date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10) },
      budgetKind: "range",
      budgetMin: { amount: 500_00, currency: "MDL" },
      budgetMax: { amount: 900_00, currency: "MDL" },
    },
    { isDraft: true },
  )
})

const pages = ["step=what", "step=details", "step=where", "step=budget", "step=check", "edit"]

describe.each(locales)("in %s", (locale) => {
  test.each(pages)("%s shows nothing wrong, light and dark, at 390 and 1440 px", async (which) => {
    const context = await contextOf(person, { locale, width: 390, reducedMotion: true })
    const page = await context.newPage()
    const faults = watchFaults(page)
    await page.goto(which === "edit" ? `/tasks/${draft}/edit` : `/tasks/create?draft=${draft}&${which}`, {
      waitUntil: "networkidle",
    })
    await hydrated(page)
    if (which === "edit") {
      // The parts below come with the first move.
      await page.mouse.move(10, 300)
      await field(page, "budgetKind").waitFor()
    }
    const problems: string[] = []
    for (const { theme, width } of looks) {
      await page.emulateMedia({ colorScheme: theme })
      await page.setViewportSize({ width, height: width < 768 ? 844 : 900 })
      await page.waitForFunction((wanted) => document.documentElement.dataset["theme"] === wanted, theme)
      const found = await examine(page, { locale, keys })
      problems.push(...found.map((problem) => `${theme} ${width}: ${problem}`))
    }
    await context.close()
    expect([...problems, ...faults]).toEqual([])
  })

  test("a step full of problems shows nothing wrong either", async () => {
    const context = await contextOf(person, { locale, width: 390, reducedMotion: true })
    const page = await context.newPage()
    for (const step of ["what", "details", "where", "budget"]) {
      await page.goto(`/tasks/create?step=${step}`, { waitUntil: "networkidle" })
      await hydrated(page)
      await goOn(page, wordsOf(locale))
      await page.locator("[aria-invalid=true]").first().waitFor()
      expect(await examine(page, { locale, keys }), step).toEqual([])
    }
    await context.close()
  })
})
