// What all lists of administrators have in common: they are taken along, and narrowed before the scripts have come.
import { expect, test } from "vitest"
import { openPage, visit, withBrowser } from "./browser.ts"
import { wordsOf } from "./words.ts"

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
