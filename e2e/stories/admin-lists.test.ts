// What all lists of administrators have in common: they are taken along, and narrowed before the scripts have come.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { toast } from "../world/account-world.ts"
import { openPage, visit, withBrowser } from "../world/browser.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()
const say = wordsOf("en")

test.each([
  ["users", "/admin/users", "user.export"],
  ["applications", "/admin/providers", "application.export"],
  ["profiles", "/admin/providers?list=profiles", "provider.export"],
  ["categories", "/admin/categories", "category.export"],
  ["tasks", "/admin?queue=tasks&status=open", "task.export"],
  ["messages", "/admin?queue=messages", "contact_message.export"],
] as const)("the list of %s is taken along, and the log says so", async (list, path, action) => {
  const page = await openPage({ as: "admin" })
  await visit(page, path)
  const coming = page.waitForEvent("download")
  await page.getByRole("button", { name: say("admin:export") }).click()
  await toast(page, say("admin:exporting")).waitFor()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(new RegExp(`^${list}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
  expect(await download.failure()).toBeNull()
  await visit(page, `/admin/audit-logs?action=${action}`)
  await page
    .getByRole("row")
    .filter({ hasText: say(`admin-audit:actions.${action}`) })
    .first()
    .waitFor()
  await page.close()
})

test("the log is cut by days before the scripts have come, as people write them", async () => {
  const ru = wordsOf("ru")
  const page = await openPage({ as: "admin", locale: "ru", scripts: false })
  await page.goto("/admin/audit-logs")
  await page.getByRole("textbox", { name: ru("admin-audit:to"), exact: true }).fill("14.06.2001")
  await page.getByRole("button", { name: ru("admin:search") }).click()
  await page.getByText(ru("admin-audit:none")).waitFor()
  const until = page.getByRole("textbox", { name: ru("admin-audit:to"), exact: true })
  await expect.poll(() => until.inputValue()).toBe("14.06.2001")
  await until.fill("")
  await page.getByRole("textbox", { name: ru("admin-audit:from"), exact: true }).fill("14.06.2001")
  await page.getByRole("button", { name: ru("admin:search") }).click()
  await expect.poll(() => page.getByRole("row").count()).toBeGreaterThan(1)
  await page.close()
})

test("on a phone the log, its filters, an open row and the checked chain keep to the page", async () => {
  const page = await openPage({ as: "admin", locale: "ru", width: 390 })
  await visit(page, "/admin/audit-logs")
  await page.locator("main table a[aria-expanded=false]").first().click()
  await page.locator("main table a[aria-expanded=true]").waitFor()
  await page.getByRole("button", { name: wordsOf("ru")("admin-audit:check") }).click()
  await page.getByRole("status").locator("code").waitFor()
  // The check is an act, too: its row comes without a reload.
  await page.locator("main table").getByText("audit_log.check", { exact: true }).first().waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.close()
})

test("groups of people are cut by one press, with how many are in each; the menu tells what waits", async () => {
  const page = await openPage({ as: "admin" })
  await visit(page, "/admin/users?status=active")
  const groups = page.getByRole("navigation", { name: say("admin-users:cuts.label") })
  const doers = groups.getByRole("link", { name: say("admin-users:cuts.doers") })
  await expect.poll(() => doers.textContent()).toMatch(/\d+$/)
  await doers.click()
  await page.waitForURL(/\/admin\/users\?type=PROVIDER$/)
  await expect.poll(() => doers.getAttribute("aria-current")).toBe("page")
  const menu = page.getByRole("navigation", { name: say("admin:title") })
  const toDoers = menu.getByRole("link", { name: new RegExp(`^${say("admin:nav.doers")}`) })
  await toDoers.click()
  const queue = page.getByRole("navigation", { name: say("admin-doers:columns.status") })
  const waiting = queue.getByRole("link", { name: say("admin-doers:queues.waiting") })
  await expect.poll(() => waiting.getAttribute("aria-current")).toBe("page")
  // The stories before this one may have left any number, also none.
  await expect
    .poll(async () => {
      const count = /\d+$/.exec((await waiting.textContent()) ?? "")?.[0]
      return count === "0" || (await toDoers.textContent())?.includes(`${count} wait`)
    })
    .toBe(true)
  await page.close()
})

test("on a phone branches of categories are folded, open without scripts, and stay open", async () => {
  const leaf = (page: Page) => page.getByText("handyman", { exact: true }).first()
  const bare = await openPage({ as: "admin", width: 390, scripts: false })
  await bare.goto("/admin/categories")
  await expect.poll(() => leaf(bare).isVisible()).toBe(false)
  await bare.locator("summary").filter({ hasText: "Home repair" }).click()
  await leaf(bare).waitFor()
  await bare.close()

  const page = await openPage({ as: "admin", width: 390 })
  await visit(page, "/admin/categories")
  await expect.poll(() => leaf(page).isVisible()).toBe(false)
  await page.locator("summary").filter({ hasText: "Home repair" }).click()
  await leaf(page).waitFor()
  await visit(page, "/admin/categories")
  await leaf(page).waitFor()
  await expect.poll(() => page.getByText("home-cleaning", { exact: true }).first().isVisible()).toBe(false)
  await visit(page, "/admin/categories?q=home-cleaning")
  await page.getByText("home-cleaning", { exact: true }).first().waitFor()
  await page.close()
})
