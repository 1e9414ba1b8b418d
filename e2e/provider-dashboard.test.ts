import { expect, test } from "vitest"
import { openAs } from "./account-world.ts"
import { openPage, visit, withBrowser } from "./browser.ts"
import { newDoer } from "./doer-world.ts"

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
