// An administrator limits and deactivates someone with a reason: it applies right away, and the audit log records it.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { contextOf, newPerson, openAs } from "../../world/account-world.ts"
import { explain, newAdmin } from "../../world/admin-world.ts"
import { visit, watchFaults, withBrowser } from "../../world/browser.ts"
import { badgeText, onlyPushed, openPanel, rows } from "../../world/notification-world.ts"
import { wordsOf } from "../../world/words.ts"

withBrowser()
const say = wordsOf("ru")

test("somebody is found, limited, shut out and let in again; their open page follows, and each act is in the log", async () => {
  const [admin, person] = [await newAdmin(), await newPerson("Zoltan Admin-Story")]
  const context = await contextOf(person, { locale: "ru" })
  const theirs = await context.newPage()
  await onlyPushed(context, () => visit(theirs, "/profile"))
  await context.unroute("**/trpc/notification.getUnreadCount")

  const page = await openAs(admin, "/admin/users", { locale: "ru" })
  const faults = watchFaults(page)
  await page.getByRole("textbox", { name: say("admin-users:search") }).fill(person.email)
  await page.getByRole("link", { name: say("admin-users:openNamed", { name: person.name }) }).click()
  const sheet = page.getByRole("dialog", { name: person.name })
  await sheet.getByText(person.email).first().waitFor()
  const act = async (name: "limit" | "deactivate" | "activate") => {
    const confirm = say(`admin-users:acts.${name}.name`)
    await sheet.getByRole("button", { name: confirm, exact: true }).click()
    const title = say(`admin-users:acts.${name}.title`, { name: person.name })
    const reason = name === "activate" ? {} : { reason: say("report:reasons.spam") }
    const done = say(`admin-users:acts.${name}.done`, { name: person.name })
    await explain(page, title, { words: `Story: ${name}`, confirm, done, ...reason })
    await sheet.getByText(`Story: ${name}`).first().waitFor()
  }
  await act("limit")
  await expect.poll(() => badgeText(theirs)).toBe("1")
  await act("deactivate")
  await theirs.waitForURL("**/signin**")
  await sheet.getByText(say("admin-users:noSessions")).waitFor()
  await act("activate")
  await signIn(theirs, person)
  await theirs.waitForURL("**/profile")
  await expect.poll(() => badgeText(theirs)).not.toBe("")
  await openPanel(theirs)
  await expect.poll(() => rows(theirs).count()).toBeGreaterThanOrEqual(3)
  expect(faults).toEqual([])

  await visit(page, `/admin/audit-logs?q=${encodeURIComponent(person.email)}&action=user.status_change`)
  const words = say("admin-audit:actions.user.status_change")
  const details = page.getByRole("link", { name: say("admin-audit:showDetails", { action: words }) })
  await expect.poll(() => details.count()).toBe(3)
  await details.last().click()
  const difference = page.getByRole("table", { name: say("admin-audit:difference") })
  await difference.getByText(say("admin-users:statuses.limited")).waitFor()
  await page.getByText("Story: limit").waitFor()
})

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel(say("signin:email"), { exact: true }).fill(email)
  await page.getByLabel(say("signin:password"), { exact: true }).fill(password)
  await page
    .getByRole("main")
    .getByRole("button", { name: say("shell:logIn"), exact: true })
    .click()
}
