import { expect, test } from "vitest"
import { openAs } from "../world/account-world.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import { busyPair } from "../world/dashboard-world.ts"
import { dictionaryKeys } from "../walk/dictionary-keys.ts"
import { newDoer } from "../world/doer-world.ts"
import { examine } from "../walk/examine.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

test("a doer sees who looked, day by day, also as a table, and what would bring them further up", async () => {
  const ion = await newDoer("Ion Rusu")
  const visitor = await openPage()
  await visit(visitor, `/providers/${ion.profileId}`)
  const page = await openAs(ion, "/providers/dashboard?period=7")
  await page.getByRole("img", { name: /1 in all, most on one day: 1/ }).waitFor()
  await page.getByText("1 more than in the time before").waitFor()
  await page.getByText("Show as a table").click()
  await expect.poll(() => page.getByRole("table").getByRole("row").count()).toBe(8)
  await page.getByRole("link", { name: "90 days" }).click()
  await page.waitForURL(/period=90/)
  await page.getByText("How the order is made").click()
  await page.getByText("Fits what is looked for").waitFor()
})

test("taking no more tasks takes the profile out of the list, and back", async () => {
  const page = await openAs(await newDoer("Pavel Rusu"), "/providers/dashboard")
  await page.getByRole("switch", { name: "Taking tasks" }).click()
  await page.getByText("Paused: nobody finds you in the list.").waitFor()
  await visit(page, "/providers/dashboard")
  await page.getByRole("switch", { name: "Taking tasks" }).click()
  await expect.poll(() => page.getByText("Paused: nobody finds you").count()).toBe(0)
})

test("a doer at work sees what is for today, the work by its state, the hours ahead and what was agreed on", async () => {
  const { doer, title } = await busyPair()
  const page = await openAs(doer, "/providers/dashboard")
  const faults = watchFaults(page)
  const main = page.getByRole("main")
  const part = (id: string) => main.locator("section", { has: page.locator(`#${id}`) })
  for (const deed of [
    "Answer the invite",
    "Start the work",
    "Finish the work and report it",
    "Write a review",
  ])
    await part("today").getByRole("link", { name: deed }).first().waitFor()
  const ahead = part("coming-up").getByRole("link", { name: title })
  await expect.poll(() => ahead.getAttribute("href")).toMatch(/^\/tasks\//)
  await part("recent-talks").getByRole("link", { name: "Vera Ceban" }).first().waitFor()

  const board = part("work-board")
  for (const state of ["Agreed", "In work", "To confirm", "Done", "Waiting", "Needs a look", "Not chosen"])
    await board.getByRole("heading", { name: new RegExp(`^${state}`) }).waitFor()
  await board.getByText("Declined: the price does not fit.").waitFor()

  const income = part("income-title")
  await income.getByText("6,500 lei").waitFor()
  await income.getByText("Show as a table").click()
  await expect.poll(() => income.getByRole("table").getByRole("row").count()).toBe(13)
  await income.getByText("Job by job").click()
  await expect.poll(() => income.getByRole("listitem").count()).toBe(7)
  await part("numbers-title").getByText("Not enough yet").first().waitFor()
  expect(faults).toEqual([])
})

test.each(["en", "ru", "ro"] as const)(
  "both overviews of a busy doer have nothing wrong in %s, light and dark, wide and narrow",
  async (locale) => {
    const say = wordsOf(locale)
    const keys = dictionaryKeys()
    const { doer } = await busyPair()
    const problems: string[] = []
    for (const path of ["/providers/dashboard", "/dashboard"]) {
      const page = await openAs(doer, path, { locale, reducedMotion: true })
      await page.getByRole("link", { name: say("dashboard:action.answer_invite") }).waitFor()
      for (const [theme, width] of [
        ["light", 1440],
        ["dark", 390],
      ] as const) {
        await page.emulateMedia({ colorScheme: theme })
        await page.setViewportSize({ width, height: 900 })
        await page.waitForFunction((wanted) => document.documentElement.dataset["theme"] === wanted, theme)
        const found = await examine(page, { locale, keys })
        problems.push(...found.map((problem) => `${path} ${theme} ${width}: ${problem}`))
      }
    }
    expect(problems).toEqual([])
  },
)
