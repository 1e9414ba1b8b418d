// Sessions: seen, recognised and ended.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { contextOf, newPerson, openAs, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { visit, withBrowser } from "../world/browser.ts"

withBrowser()

const rows = (page: Page) => page.getByRole("table", { name: "Sessions" }).getByRole("row")
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click()
const question = (page: Page, text: string) => page.getByRole("alertdialog").filter({ hasText: text })

async function twoBrowsers() {
  const person = await newPerson()
  const other = await openAs(person, "/profile")
  const page = await openAs(person, "/account?section=security")
  await rows(page).nth(2).waitFor()
  return { person, other, page }
}

const isSignedOut = async (page: Page) => {
  await visit(page, "/profile")
  return new URL(page.url()).pathname === "/signin"
}

test("[A13] the table names address, time, browser, system and device, and marks this session", async () => {
  const { page } = await twoBrowsers()
  await expect
    .poll(() => page.getByRole("columnheader").allTextContents())
    .toEqual(["IP", "When", "Browser", "OS", "Device", "Actions"])
  const cells = await rows(page).nth(1).getByRole("cell").allInnerTexts()
  expect(cells.map((text) => text.split("\n").at(-1))).toEqual([
    "Current session",
    "just now",
    "Chrome",
    "Linux",
    "Desktop",
    "Quit session",
  ])
  expect(cells[0]).toMatch(/^[\d.:a-f]+\n/)
  await expect.poll(() => page.getByText("Current session").count()).toBe(1)
  for (const name of ["Quit other sessions", "Quit all sessions"]) {
    await expect.poll(() => page.getByRole("button", { name }).count()).toBe(1)
  }
})

test("[A13] another session is quit, and its very next request is refused", async () => {
  const { page, other } = await twoBrowsers()
  await rows(page).nth(2).getByRole("button", { name: "Quit session" }).click()
  await toast(page, "The session is over").waitFor()
  await expect.poll(() => rows(page).count()).toBe(2)
  expect(await isSignedOut(other)).toBe(true)
  expect(await isSignedOut(page)).toBe(false)
})

test("[A15] quitting this session asks first, and logs out", async () => {
  const { page, other } = await twoBrowsers()
  const quit = rows(page).nth(1).getByRole("button", { name: "Quit session" })
  await quit.click()
  await question(page, "Deleting current session will log out you")
    .getByRole("button", { name: "Cancel" })
    .click()
  await quit.click()
  await question(page, "Deleting current session will log out you")
    .getByRole("button", { name: "Quit session" })
    .click()
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe("/")
  expect(await isSignedOut(page)).toBe(true)
  expect(await isSignedOut(other)).toBe(false)
})

test("[A17] quitting the others asks first, and leaves this one", async () => {
  const { page, other } = await twoBrowsers()
  await press(page, "Quit other sessions")
  await question(page, "This will log you out from all other devices")
    .getByRole("button", { name: "Quit other sessions" })
    .click()
  await toast(page, "The other sessions are over").waitFor()
  await expect.poll(() => rows(page).count()).toBe(2)
  expect(await isSignedOut(other)).toBe(true)
  expect(await isSignedOut(page)).toBe(false)
})

test("[A16] quitting all asks first, and logs out everywhere", async () => {
  const { page, other } = await twoBrowsers()
  await press(page, "Quit all sessions")
  await question(page, "Deleting all sessions will log you out")
    .getByRole("button", { name: "Quit all sessions" })
    .click()
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor()
  expect(await isSignedOut(other)).toBe(true)
  expect(await isSignedOut(page)).toBe(true)
})

test("a list that does not come says so and comes at the next try", async () => {
  const page = await (await contextOf(await newPerson())).newPage()
  await page.route("**/list-sessions", (route) => route.abort())
  await visit(page, "/account?section=security")
  await hydrated(page)
  await page.getByRole("alert").getByText("The sessions did not load").waitFor()
  await page.unroute("**/list-sessions")
  await press(page, "Try Again")
  await expect.poll(() => rows(page).count()).toBe(2)
})
