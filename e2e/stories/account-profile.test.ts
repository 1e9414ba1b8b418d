// The home of a member and the checklist of a profile.
import { expect, test } from "vitest"
import { newPerson, openAs } from "../world/account-world.ts"
import { visit, watchFaults, withBrowser } from "../world/browser.ts"

withBrowser()

test("[R08] [R12] the home says how far the profile is, leads to the checklist, and that leads on", async () => {
  const person = await newPerson("")
  const page = await openAs(person, "/dashboard")
  const faults = watchFaults(page)
  const main = page.getByRole("main")
  await main.getByText("0 of 3 done").waitFor()
  await main.getByRole("link", { name: "Complete it" }).click()
  await main.getByRole("heading", { level: 1, name: "Complete your profile" }).waitFor()
  const states = () =>
    main.locator("ol > li").evaluateAll((all) => all.map((one) => one.getAttribute("data-state")))
  await expect.poll(states).toEqual(["open", "open", "open"])
  await main.getByLabel("Name").fill("Vera Ceban")
  await main.getByRole("button", { name: "Save" }).click()
  await expect.poll(states).toEqual(["done", "open", "open"])
  await main.getByText("1 of 3 done").waitFor()
  await main.getByRole("link", { name: "Skip for now" }).click()
  await main.getByRole("heading", { level: 1, name: "Hello, Vera Ceban" }).waitFor()
  await main.getByRole("link", { name: "Look at the sessions" }).click()
  await page.getByRole("dialog").getByRole("heading", { name: "Security" }).waitFor()
  expect(faults).toEqual([])
})

test("the checklist returns to where one wanted to go, and never to another site", async () => {
  const page = await openAs(await newPerson(), "/profile/complete?redirect=/tasks/create")
  const skip = page.getByRole("main").getByRole("link", { name: "Skip for now" })
  await expect.poll(() => skip.getAttribute("href")).toBe("/tasks/create")
  await visit(page, "/profile/complete?redirect=https://evil.example")
  await expect.poll(() => skip.getAttribute("href")).toBe("/dashboard")
})

test("a picture is one of the steps, a phone the last", async () => {
  const page = await openAs(await newPerson("Vera Ceban"), "/profile/complete")
  const main = page.getByRole("main")
  await main.locator("input[type=file]").setInputFiles({
    name: "me.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ),
  })
  await page.getByRole("button", { name: "Use this picture" }).click()
  await main.getByText("2 of 3 done").waitFor()
  await expect.poll(() => main.getByRole("button", { name: "Add a phone" }).count()).toBe(1)
})
