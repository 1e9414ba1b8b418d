import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { menuCategorySlugs } from "../../packages/domain/src/category/slugs.ts"
import { demoPeople } from "../../apps/api/src/demo/demo-people.ts"
import { holdScripts, hydrated } from "../world/browser-ready.ts"
import { openPage, withBrowser, world, type Person } from "../world/browser.ts"
import { get } from "../world/plain-request.ts"

withBrowser()

const customer = demoPeople.find(({ part }) => part === "customer") ?? demoPeople[0]

test("[H07] the mobile menu links five categories, each to /services with its parameter", async () => {
  const page = await openMenu("visitor")
  const wanted = ["development-it", "ai-services", "design-creative", "sales-marketing", "admin-support"]
  expect(menuCategorySlugs).toEqual(wanted)
  const links = page.getByRole("dialog").getByRole("region", { name: "Services" }).getByRole("link")
  const hrefs = async () => {
    const all = await links.evaluateAll((some) => some.map((link) => link.getAttribute("href")))
    return all.filter((href) => href?.includes("category="))
  }
  await expect.poll(hrefs).toEqual(wanted.map((slug) => `/services?category=${slug}`))

  await page.getByRole("dialog").getByRole("link", { name: "Design & creative" }).click()
  await page.waitForURL(`${world.webUrl}/services?category=design-creative`)
  await page.getByRole("dialog").waitFor({ state: "hidden" })
})

test("[H09] the mobile menu of a visitor offers Log in and Get started", async () => {
  const page = await openMenu("visitor")
  const menu = page.getByRole("dialog")
  await expect.poll(() => menu.getByRole("link", { name: "Log in" }).getAttribute("href")).toBe("/signin")
  await expect
    .poll(() => menu.getByRole("link", { name: "Get started" }).getAttribute("href"))
    .toBe("/signup")
  await expect.poll(() => menu.getByRole("button", { name: "Log out" }).count()).toBe(0)
})

test("[H12, H13] the mobile menu of a member names the person and leads to profile and doer dashboard", async () => {
  const page = await openMenu("customer")
  const menu = page.getByRole("dialog")
  const profile = menu.getByRole("link", { name: customer.name })
  await expect.poll(() => profile.getAttribute("href")).toBe("/profile")
  await expect.poll(() => profile.textContent()).toContain(customer.email)
  await expect
    .poll(() => menu.getByRole("link", { name: "Doer dashboard" }).getAttribute("href"))
    .toBe("/providers/dashboard")
  await expect.poll(() => menu.getByRole("link", { name: "Log in" }).count()).toBe(0)
})

test("the mobile menu is a modal sheet: Escape and a press beside it close it, focus comes back", async () => {
  const page = await openMenu("visitor", 1000)
  const [opener, menu] = [page.getByRole("button", { name: "Menu", exact: true }), page.getByRole("dialog")]
  await page.keyboard.press("Escape")
  await menu.waitFor({ state: "hidden" })
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await opener.click()
  await menu.waitFor()
  await page.mouse.click(100, 400)
  await menu.waitFor({ state: "hidden" })
})

test("the mobile menu that was opened before the scripts have come stays open, and closes by going elsewhere", async () => {
  const page = await openPage({ width: 390 })
  const release = await holdScripts(page)
  await page.goto("/", { waitUntil: "commit" })
  const menu = page.getByRole("dialog")
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  await menu.waitFor()
  release()
  await hydrated(page)
  await expect.poll(() => menu.isVisible()).toBe(true)
  await menu.getByRole("link", { name: "How it works" }).click()
  await page.waitForURL(`${world.webUrl}/how-it-works`)
  await menu.waitFor({ state: "hidden" })
})

test("[H13] the account menu names the person and leads to profile, billing and settings", async () => {
  const page = await openPage({ as: "customer" })
  await page.goto("/")
  await hydrated(page)
  await page.getByRole("button", { name: `Account menu of ${customer.name}` }).click()
  const menu = page.getByRole("group", { name: `Account menu of ${customer.name}` })
  await expect.poll(() => menu.textContent()).toContain(customer.name + customer.email)
  const links = () =>
    menu.getByRole("link").evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute("href")]))
  await expect.poll(links).toEqual([
    ["Dashboard", "/dashboard"],
    ["Chat", "/chat"],
    ["Profile", "/profile"],
    ["Billing", "/account?section=billing"],
    ["Settings", "/account?section=settings"],
  ])
  await menu.getByRole("link", { name: "Billing" }).click()
  // Over the page where one is; the address of the link is for other tabs and for pages without scripts.
  await page.waitForURL("**/*account=billing")
  await menu.waitFor({ state: "hidden" })
})

test("[H15] logging out asks “Are you sure want to exit?”; no keeps, yes ends the session on the server too", async () => {
  const page = await openPage({ as: "customer" })
  await page.goto("/profile")
  await hydrated(page)
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  const question = page.getByRole("alertdialog", { name: "Are you sure want to exit?" })

  await askToLogOut(page)
  await question.getByRole("button", { name: "Cancel" }).click()
  await question.waitFor({ state: "hidden" })
  expect((await get("/profile", { cookie })).status).toBe(200)

  await askToLogOut(page)
  await question.getByRole("button", { name: "Log out" }).click()
  await page.waitForURL(`${world.webUrl}/`)
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor()
  expect((await get("/profile", { cookie })).headers.get("location")).toBe("/signin?redirect=%2Fprofile")
  await page.goBack()
  await page.waitForURL(/\/signin/)
})

async function askToLogOut(page: Page) {
  await page.getByRole("button", { name: /^Account menu of/ }).click()
  await page.getByRole("button", { name: "Log out" }).click()
}

async function openMenu(as: Person, width = 390) {
  const page = await openPage({ as, width })
  await page.goto("/")
  await hydrated(page)
  await page.getByRole("button", { name: "Menu", exact: true }).click()
  await page.getByRole("dialog").waitFor()
  return page
}
