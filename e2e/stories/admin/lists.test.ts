// Lists of administrators are narrowed by their address, taken along as a file, and work before the scripts have come.
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { openAs, toast } from "../../world/account-world.ts"
import { newAdmin } from "../../world/admin-world.ts"
import { openPage, visit, withBrowser } from "../../world/browser.ts"
import { newPeople } from "../../world/people.ts"
import { wordsOf } from "../../world/words.ts"

withBrowser()

test("the people of an address are taken along as a file with just them, and the log says so", async () => {
  const say = wordsOf("en")
  const people = await newPeople(["Ana Listofstory", "Ion Listofstory"])
  const admin = await newAdmin()
  const page = await openAs(admin, "/admin/users?q=Listofstory&role=USER")
  await expect.poll(() => page.getByRole("row").filter({ hasText: "Listofstory" }).count()).toBe(2)
  const coming = page.waitForEvent("download")
  await page.getByRole("button", { name: say("admin:export") }).click()
  await toast(page, say("admin:exporting")).waitFor()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await text(await download.createReadStream())).trim().split("\n")
  expect(lines).toHaveLength(3)
  for (const { email } of people) expect(lines.join()).toContain(email)

  await visit(page, `/admin/audit-logs?q=${encodeURIComponent(admin.email)}&action=user.export`)
  await page
    .getByRole("row")
    .filter({ hasText: say("admin-audit:actions.user.export") })
    .waitFor()
})

test("the log is cut by days before the scripts have come, as people write them; on a phone all of it keeps to the page", async () => {
  const say = wordsOf("ru")
  const admin = await newAdmin()
  const path = `/admin/audit-logs?q=${encodeURIComponent(admin.email)}`
  const bare = await openPage({ as: admin, locale: "ru", scripts: false })
  await visit(bare, path)
  const day = (name: "from" | "to") =>
    bare.getByRole("textbox", { name: say(`admin-audit:${name}`), exact: true })
  await day("to").fill("14.06.2001")
  await bare.getByRole("button", { name: say("admin:search") }).click()
  await bare.getByText(say("admin-audit:none")).waitFor()
  await expect.poll(() => day("to").inputValue()).toBe("14.06.2001")
  await day("to").fill("")
  await day("from").fill("14.06.2001")
  await bare.getByRole("button", { name: say("admin:search") }).click()
  await expect.poll(() => bare.getByRole("row").count()).toBeGreaterThan(1)

  const phone = await openAs(admin, path, { locale: "ru", width: 390 })
  await phone.locator("main table a[aria-expanded=false]").first().click()
  await phone.locator("main table a[aria-expanded=true]").waitFor()
  await phone.getByRole("button", { name: say("admin-audit:check") }).click()
  await phone.getByRole("status").locator("code").waitFor()
  // The check is an act, too: its row comes without a reload.
  await phone.locator("main table").getByText("audit_log.check", { exact: true }).first().waitFor()
  await expect.poll(() => phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
