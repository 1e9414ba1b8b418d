// Lists of administrators are narrowed by their address, taken along as a file, and work before the scripts have come.
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { openAs, toast } from "../../world/account-world.ts"
import { newAdmin } from "../../world/admin-world.ts"
import { visit, withBrowser } from "../../world/browser.ts"
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
