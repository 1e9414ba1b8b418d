// An administrator finds people, acts on them with a reason, and reads in the log what was done.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { newPerson, openAs, toast } from "../world/account-world.ts"
import { openPage, visit, withBrowser } from "../world/browser.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()
const say = wordsOf("en")

const sheet = (page: Page) => page.getByRole("dialog").first()
const openAdmin = async (path: string) => {
  const page = await openPage({ as: "admin" })
  await visit(page, path)
  return page
}

/** Presses an act of the sheet, gives the reason, and waits for what the page says of it. */
async function act(page: Page, name: string, done: string, reason = "as the story wants it") {
  await sheet(page).getByRole("button", { name, exact: true }).click()
  const asked = page.getByRole("dialog").filter({ has: page.getByLabel(say("admin-users:reason")) })
  await asked.getByLabel(say("admin-users:reason")).fill(reason)
  await asked.getByRole("button", { name, exact: true }).click()
  await toast(page, done).waitFor()
  await asked.waitFor({ state: "detached" })
}

test("whoever is found is opened, and every act asks why and answers in the page", async () => {
  const person = await newPerson("Zoltan Admin-Story")
  const theirs = await openAs(person, "/profile")
  const page = await openAdmin("/admin/users")
  await page.getByRole("textbox", { name: say("admin-users:search") }).fill(person.email)
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe(person.email)
  await page.getByRole("link", { name: say("admin-users:openNamed", { name: person.name }) }).click()
  await sheet(page).getByText(person.email).waitFor()

  await act(
    page,
    say("admin-users:acts.limit.name"),
    say("admin-users:acts.limit.done", { name: person.name }),
  )
  await sheet(page).getByText(say("admin-users:statuses.limited")).first().waitFor()
  await act(
    page,
    say("admin-users:acts.activate.name"),
    say("admin-users:acts.activate.done", { name: person.name }),
  )
  await act(page, say("admin-users:acts.test.name"), say("admin-users:acts.test.done", { name: person.name }))
  await act(
    page,
    say("admin-users:acts.makeAdmin.name"),
    say("admin-users:acts.makeAdmin.done", { name: person.name }),
  )
  await act(
    page,
    say("admin-users:acts.takeAdmin.name"),
    say("admin-users:acts.takeAdmin.done", { name: person.name }),
  )
  await act(
    page,
    say("admin-users:acts.revokeSessions.name"),
    say("admin-users:acts.revokeSessions.done", { name: person.name }),
  )
  await sheet(page).getByText(say("admin-users:noSessions")).waitFor()
  await visit(theirs, "/profile")
  await expect.poll(() => new URL(theirs.url()).pathname).toBe("/signin")

  await sheet(page).getByLabel(say("admin-users:note")).fill("Rang twice.")
  await sheet(page)
    .getByRole("button", { name: say("admin-users:addNote") })
    .click()
  await sheet(page).getByText("Rang twice.").waitFor()

  await act(
    page,
    say("admin-users:acts.deactivate.name"),
    say("admin-users:acts.deactivate.done", { name: person.name }),
    "Seen from the story",
  )
  await sheet(page).getByText("Seen from the story").first().waitFor()

  // Nothing is done without a reason.
  await sheet(page)
    .getByRole("button", { name: say("admin-users:acts.activate.name"), exact: true })
    .click()
  const asked = page.getByRole("dialog").filter({ has: page.getByLabel(say("admin-users:reason")) })
  await asked.getByRole("button", { name: say("admin-users:acts.activate.name"), exact: true }).click()
  await asked.getByText(say("admin:tooShort", { count: 1 })).waitFor()
})

test("the log is narrowed by its address, shows what changed, is checked, and is taken along", async () => {
  const person = await newPerson("Ileana Log-Story")
  const page = await openAdmin(`/admin/users?user=${person.id}`)
  await act(
    page,
    say("admin-users:acts.limit.name"),
    say("admin-users:acts.limit.done", { name: person.name }),
  )

  await visit(page, `/admin/audit-logs?q=${encodeURIComponent(person.email)}&action=user.status_change`)
  const words = say("admin-audit:actions.user.status_change")
  await page.getByRole("link", { name: say("admin-audit:showDetails", { action: words }) }).click()
  const difference = page.getByRole("table", { name: say("admin-audit:difference") })
  await difference
    .getByRole("row")
    .filter({ hasText: say("admin-audit:fields.status") })
    .filter({ hasText: say("admin-users:statuses.limited") })
    .waitFor()

  await page.getByRole("button", { name: say("admin-audit:check") }).click()
  await page
    .getByRole("status")
    .filter({ hasText: /Whole: / })
    .waitFor()

  const coming = page.waitForEvent("download")
  await page.getByRole("button", { name: say("admin:export") }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^audit-logs-.*\.csv$/)
  expect(await download.failure()).toBeNull()

  await visit(page, "/admin/audit-logs?action=audit_log.export")
  await page
    .getByRole("row")
    .filter({ hasText: say("admin-audit:actions.audit_log.export") })
    .first()
    .waitFor()
})

test("the overview leads to the queues and the log, and its charts can be read as tables", async () => {
  const page = await openAdmin("/admin")
  const main = page.getByRole("main")
  for (const name of [say("admin-overview:queue.applications"), say("admin-overview:queue.tasks")]) {
    await main.getByRole("link", { name, exact: true }).waitFor()
  }
  await main.getByText(say("admin-overview:asTable")).first().click()
  await main.getByRole("table", { name: say("admin-overview:perDay") }).waitFor()
  await main.getByRole("link", { name: say("admin-overview:days", { count: 90 }) }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get("period")).toBe("90")
})

const pages = ["", "/users", "/providers", "/categories", "/audit-logs"]

test.each(pages)("[R09] /admin%s answers administrators, and nobody else", async (path) => {
  const page = await openAdmin(`/admin${path}`)
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/admin${path}`)
  const other = await openPage({ as: "customer" })
  await visit(other, `/admin${path}`)
  await expect.poll(() => new URL(other.url()).pathname).not.toContain("/admin")
})
