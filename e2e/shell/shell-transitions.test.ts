// From page to page the old one fades into the new, in browsers that can do that.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, withBrowser } from "../world/browser.ts"

withBrowser()

/** How often this page has begun to fade into another. */
const fadings = (page: Page) => page.evaluate(() => (globalThis as { fadings?: number }).fadings ?? 0)

test("another page fades in; what changes within a page does not", async () => {
  const page = await openPage()
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = (given) => {
      const counted = globalThis as { fadings?: number }
      counted.fadings = (counted.fadings ?? 0) + 1
      return begin(given)
    }
  })
  await page.goto("/faq")
  await hydrated(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Browse tasks" }).click()
  await page.getByLabel("Sort by").waitFor()
  await expect.poll(() => fadings(page)).toBe(1)

  await page.getByLabel("Sort by").selectOption("budget_high")
  await page.waitForURL(/sort=budget_high/)
  await page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true }).click()
  await page.getByRole("heading", { level: 1, name: "Services" }).waitFor()
  await expect.poll(() => fadings(page)).toBe(2)

  await page.goBack()
  await page.waitForURL(/sort=budget_high/)
  await expect.poll(() => fadings(page)).toBe(3)
})
