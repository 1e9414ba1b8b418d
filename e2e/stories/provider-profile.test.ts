import type { Page } from "playwright-core"
import { afterAll, describe, expect, test } from "vitest"
import { connect } from "../../apps/api/src/db/client.ts"
import { aProvider } from "../../apps/api/test/provider-factories.ts"
import { openAs } from "../world/account-world.ts"
import { openPage, visit, watchFaults, withBrowser, world } from "../world/browser.ts"
import { newPeople } from "../world/people.ts"
import { open } from "../world/provider-list.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const path = `/providers/${world.providerId}`
const db = connect(world.databaseUrl, { max: 1 })
afterAll(() => db.$client.end())

describe.each(["en", "ru", "ro"] as const)("the page of a doer in %s", (locale) => {
  const say = wordsOf(locale)

  test("says who it is, what was checked and when, and how the numbers are made", async () => {
    const page = await open(path, { locale, scripts: false })
    await page.getByRole("heading", { level: 1 }).waitFor()
    const main = page.getByRole("main")
    await main.getByText(say("provider-profile:badge.identity")).waitFor()
    await main.getByRole("heading", { name: say("provider-profile:checked.title") }).waitFor()
    await main.getByText(say("provider-profile:checked.identity")).waitFor()
    await expect.poll(() => main.getByText(/20\d\d/).count()).toBeGreaterThan(1)
    await page.getByText(say("provider-profile:stats.explain")).click()
    await page.getByText(say("provider-profile:stats.explainReply")).waitFor()
    await main.getByText(say("provider-profile:reviews.rule")).waitFor()
    await main.getByRole("heading", { name: say("provider-profile:services.title") }).waitFor()
  })
})

test("the next fourteen days are told, each with its hours", async () => {
  const page = await open(path)
  const days = page.getByRole("main").getByRole("complementary").locator("ol > li")
  await expect.poll(() => days.count()).toBe(14)
  await expect.poll(() => days.filter({ hasText: /\d\d:\d\d–\d\d:\d\d/ }).count()).toBeGreaterThan(0)
})

test("works open in a viewer that is left by Escape", async () => {
  const page = await open(path)
  const faults = watchFaults(page)
  const first = page.getByRole("link", { name: /^Open picture 1 of/ }).first()
  await first.click()
  const viewer = page.getByRole("dialog")
  await viewer.getByText(/^Photo 1 of/).waitFor()
  await page.keyboard.press("Escape")
  await viewer.waitFor({ state: "detached" })
  await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(faults).toEqual([])
})

test("asking for an offer begins a task that names the doer, through the log-in", async () => {
  const page = await open(path)
  await page.getByRole("complementary").getByRole("link", { name: "Ask for an offer" }).click()
  await page.waitForURL(/\/signin/)
  const way = new URL(page.url()).searchParams.get("redirect") ?? ""
  expect(way).toContain("/tasks/create")
  expect(way).toContain(world.providerId)
})

test("search engines read who it is and what is offered", async () => {
  const page = await open(path, { scripts: false })
  const text = (await page.locator("script[type='application/ld+json']").textContent()) ?? ""
  const { "@graph": graph } = JSON.parse(text) as { "@graph": Record<string, unknown>[] }
  const profile = graph.find((part) => part["@type"] === "ProfilePage")
  expect(profile).toMatchObject({ url: `${world.webUrl}${path}` })
  expect(profile?.["mainEntity"]).toMatchObject({
    name: await page.getByRole("heading", { level: 1 }).textContent(),
  })
  const canonical = page.locator("link[rel=canonical]")
  await expect.poll(() => canonical.getAttribute("href")).toBe(`${world.webUrl}${path}`)
})

test("a heart on the page saves the doer", async () => {
  const [person] = await newPeople(["Maria Cojocaru"])
  if (!person) throw new Error("nobody")
  const page = await openAs(person, path)
  const answered = page.waitForResponse((answer) => answer.url().includes("/favourite.add"))
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await answered
  const saved = page.getByRole("button", { name: "Saved", exact: true })
  await expect.poll(() => saved.getAttribute("aria-pressed")).toBe("true")
})

describe("who is not to be found", () => {
  const notFoundText = async (page: Page) => {
    const main = page.getByRole("main")
    await main.getByRole("heading", { level: 1 }).waitFor()
    return main.textContent()
  }
  const states = ["draft", "paused", "suspended"] as const

  test.each(states)(
    "as %s is not found, like anybody who never was, but sees the page alone",
    async (status) => {
      const [owner] = await newPeople([`Ion ${status}`])
      if (!owner) throw new Error("nobody")
      const profile = await aProvider(db, owner, {
        status,
        publishedAt: status === "draft" ? null : new Date(),
      })
      const stranger = await openPage()
      const answer = await visit(stranger, `/providers/${profile.id}`)
      expect(answer?.status()).toBe(404)
      const told = await notFoundText(stranger)
      const nobody = await visit(stranger, "/providers/00000000-0000-4000-8000-000000000000")
      expect(nobody?.status()).toBe(404)
      expect(await notFoundText(stranger)).toBe(told)

      const page = await openAs(owner, `/providers/${profile.id}`)
      await page.getByText("Nobody else sees this profile now.").waitFor()
      await expect.poll(() => page.getByRole("link", { name: "Ask for an offer" }).count()).toBe(0)
    },
  )
})
