// What administrators do to one person or to several at once, and to single badges, on the page.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { emailKey } from "../../apps/api/src/account/email-key.ts"
import { signInGuards } from "../../apps/api/src/db/schema/account.ts"
import { taskFiles } from "../../apps/api/src/db/schema/task.ts"
import { aFile } from "../../apps/api/test/factories.ts"
import { anApplication } from "../../apps/api/test/provider-factories.ts"
import { categoryOf } from "../../apps/api/test/task-factories.ts"
import { newPerson, openAs, toast } from "../world/account-world.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import { newDoer } from "../world/doer-world.ts"
import { newPeople, sessionCookieOf } from "../world/people.ts"
import { postTask } from "../world/task-world.ts"
import { hiredTask } from "../world/work-world.ts"
import { withDatabase } from "../world/with-database.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()
const say = wordsOf("en")
const note = "The authority has told us that this licence was taken back."

async function asAdmin(path: string) {
  const page = await openPage({ as: "admin" })
  const faults = watchFaults(page)
  await visit(page, path)
  return { page, faults }
}

/** Gives the reason in the dialog that was opened, and waits until it is done. */
async function explain(page: Page, title: string, { words, confirm }: { words: string; confirm: string }) {
  const dialog = page.getByRole("dialog", { name: title })
  await dialog.getByRole("textbox").fill(words)
  await dialog.getByRole("button", { name: confirm, exact: true }).click()
  await dialog.waitFor({ state: "detached" })
}

test("whose sign-in is closed is let in again", async () => {
  const person = await newPerson("Lidia Locked-Out")
  const inAnHour = new Date(Date.now() + 60 * 60 * 1000)
  const guard = { keyHash: emailKey(person.email), lockedUntil: inAnHour, forgetAt: inAnHour }
  await withDatabase((db) => db.insert(signInGuards).values(guard))
  await expect(sessionCookieOf(person)).rejects.toThrow("signing in was answered")

  const { page } = await asAdmin(`/admin/users?user=${person.id}`)
  const sheet = page.getByRole("dialog", { name: person.name })
  await sheet.getByText(say("admin-users:locked"), { exact: true }).waitFor()
  const unlock = say("admin-users:acts.unlock.name")
  await sheet.getByRole("button", { name: unlock, exact: true }).click()
  const title = say("admin-users:acts.unlock.title", { name: person.name })
  await explain(page, title, { words: "Called us and told the code", confirm: unlock })
  await toast(page, say("admin-users:acts.unlock.done", { name: person.name })).waitFor()
  await sheet.getByText(say("admin-users:locked"), { exact: true }).waitFor({ state: "detached" })
  await sheet.getByText("Called us and told the code").first().waitFor()
  expect(await sessionCookieOf(person)).not.toBe("")
})

test("several people are ticked, shut out, let in again and given a role, and each has a row in the log", async () => {
  const [ana, ion] = await newPeople(["Ana Togetherstory", "Ion Togetherstory"])
  if (!ana || !ion) throw new Error("nobody")
  const { page, faults } = await asAdmin("/admin/users?q=Togetherstory")
  const row = (name: string) => page.getByRole("row").filter({ hasText: name })
  await page.getByRole("checkbox", { name: say("admin-users:selectNamed", { name: ana.name }) }).check()
  await page
    .getByText(say("admin-users:selected", { count: 1 }))
    .first()
    .waitFor()
  await page.getByRole("checkbox", { name: say("admin-users:selectAll") }).check()
  const bar = page.getByRole("region", { name: say("admin-users:selection") })
  await bar.getByText(say("admin-users:selected", { count: 2 })).waitFor()

  const act = async (name: "role" | "deactivate" | "activate", choose?: string) => {
    const confirm = say(`admin-users:bulk.${name}.name`)
    await bar.getByRole("button", { name: confirm, exact: true }).click()
    const title = say(`admin-users:bulk.${name}.title`)
    if (choose) await page.getByRole("dialog", { name: title }).getByLabel(choose, { exact: true }).check()
    await explain(page, title, { words: `Together: ${name}`, confirm })
    await toast(page, say("admin-users:bulk.done", { count: 2 }))
      .first()
      .waitFor()
  }
  await act("deactivate")
  for (const { name } of [ana, ion])
    await row(name).getByText(say("admin-users:statuses.deactivated")).waitFor()
  await act("activate")
  for (const { name } of [ana, ion]) {
    await row(name).getByText(say("admin-users:statuses.deactivated")).waitFor({ state: "detached" })
  }
  await act("role", say("admin-users:roles.ADMIN"))
  for (const { name } of [ana, ion]) await row(name).getByText(say("admin-users:roles.ADMIN")).waitFor()
  await act("role", say("admin-users:roles.USER"))
  for (const { name } of [ana, ion]) {
    await row(name).getByText(say("admin-users:roles.ADMIN")).waitFor({ state: "detached" })
  }
  await bar.getByRole("button", { name: say("admin-users:clearSelection") }).click()
  await bar.waitFor({ state: "detached" })
  expect(faults).toEqual([])

  await visit(page, `/admin/audit-logs?q=${encodeURIComponent(ion.email)}&action=user.status_change`)
  await expect.poll(() => page.getByRole("row").filter({ hasText: ion.name }).count()).toBe(2)
})

test("columns are left out as one likes, and the address keeps it", async () => {
  const { page } = await asAdmin("/admin/users")
  const head = (name: string) => page.getByRole("columnheader", { name })
  await head(say("admin-users:tasks")).waitFor()
  await page.getByRole("button", { name: say("admin:columns") }).click()
  await page.getByRole("menuitemcheckbox", { name: say("admin-users:role") }).waitFor()
  // Both before the page is drawn again: the second tick does not undo the first.
  await page.getByRole("menuitemcheckbox").evaluateAll(
    (items, names) => {
      for (const item of items) if (names.includes(item.textContent.trim())) (item as HTMLElement).click()
    },
    [say("admin-users:tasks"), say("admin-users:role")],
  )
  await expect.poll(() => new URL(page.url()).searchParams.get("hide")).toBe("role tasks")
  await expect
    .poll(() =>
      page.getByRole("columnheader", { name: say("admin-users:tasks"), includeHidden: true }).count(),
    )
    .toBe(0)
  await visit(page, `${new URL(page.url()).pathname}${new URL(page.url()).search}`)
  await head(say("admin-users:joined")).waitFor()
  await expect.poll(() => head(say("admin-users:role")).count()).toBe(0)
})

test("a licence's badge is taken back by itself, and given back; the person's goes with all of them", async () => {
  const doer = await newDoer("Grigore Licenced")
  await withDatabase(async (db) => {
    const { id: categoryId } = await categoryOf(db, "electrical")
    const now = new Date()
    await anApplication(
      db,
      { id: doer.profileId, userId: doer.id },
      {
        isWhole: true,
        status: "approved",
        submittedAt: now,
        decidedAt: now,
        expiresAt: new Date(now.getTime() + 864e5),
        legalName: doer.name,
        licences: [{ categoryId, number: "7", validUntil: null }],
      },
    )
  })
  const { page, faults } = await asAdmin("/admin/providers?list=profiles&q=Licenced")
  const licence = say("admin-doers:badges.licenceFor", { category: "Electrical" })
  const act = async (
    name: "revokeBadge" | "restoreBadge",
    { badge, words }: { badge: string; words: string },
  ) => {
    await page.getByRole("button", { name: say("admin-doers:actsOn", { name: doer.name }) }).click()
    await page.getByRole("menuitem", { name: say(`admin-doers:${name}.do`) }).click()
    const title = say(`admin-doers:${name}.title`, { name: doer.name })
    await page.getByRole("dialog", { name: title }).getByLabel(badge, { exact: true }).check()
    await explain(page, title, { words, confirm: say(`admin-doers:${name}.do`) })
  }
  await page.getByText(licence, { exact: true }).waitFor()
  await act("revokeBadge", { badge: licence, words: note })
  await page.getByText(say("admin-doers:badges.taken", { badge: licence })).waitFor()
  await act("restoreBadge", { badge: licence, words: "The authority was wrong" })
  await page.getByText(licence, { exact: true }).waitFor()
  await act("revokeBadge", { badge: say("admin-doers:badges.identity"), words: note })
  await page.getByText(licence, { exact: true }).waitFor({ state: "detached" })
  expect(faults).toEqual([])
})

test("a private file of a held task is opened by a press of its own, which the log keeps", async () => {
  const [ana] = await newPeople(["Ana Private-File"])
  if (!ana) throw new Error("nobody")
  const description = "Please bring cocaine to the party on Friday, as much as you can carry alone."
  const taskId = await postTask(ana, { title: "Papers for the party", description })
  const fileId = await withDatabase(async (db) => {
    const type = "application/pdf" as const
    const secret = {
      isPublic: false,
      purpose: "document",
      declaredType: type,
      type,
      originalName: "plan.pdf",
    } as const
    const file = await aFile(db, ana, secret)
    await db.insert(taskFiles).values({ taskId, fileId: file.id, position: 0 })
    return file.id
  })
  const { page, faults } = await asAdmin(`/admin?queue=tasks&open=${taskId}`)
  const sheet = page.getByRole("dialog", { name: say("admin-tasks:one") })
  await sheet.getByText(say("admin-tasks:privateFile")).waitFor()
  await expect.poll(() => sheet.getByRole("link", { name: "plan.pdf" }).count()).toBe(0)
  await sheet.getByRole("button", { name: say("admin-tasks:openPrivate") }).click()
  await sheet.getByRole("link", { name: "plan.pdf" }).waitFor()
  await visit(page, `/admin/audit-logs?q=${fileId}&action=file.view`)
  await expect
    .poll(() =>
      page
        .getByRole("row")
        .filter({ hasText: say("admin-audit:actions.file.view") })
        .count(),
    )
    .toBe(1)
  expect(faults).toEqual([])
})

test("work whose doer is shut out is found among the queues and ended by nobody's fault, and its owner reads it", async () => {
  const client = await newPerson("Vera Alone")
  const doer = await newDoer("Ion Alone")
  const title = "Take a bookcase apart and carry it down"
  const id = await hiredTask(client, doer, title)
  const owner = await openAs(client, `/tasks/${id}`)
  const { page, faults } = await asAdmin(`/admin/users?user=${doer.id}`)
  const out = say("admin-users:acts.deactivate.name")
  const sheet = page.getByRole("dialog", { name: doer.name })
  await sheet.getByRole("button", { name: out, exact: true }).click()
  const asked = say("admin-users:acts.deactivate.title", { name: doer.name })
  await explain(page, asked, { words: "For the story", confirm: out })
  await owner.locator("#agreement").getByText(say("work:stranded.text")).waitFor()

  await visit(page, "/admin")
  await page
    .getByRole("link", { name: say("admin-overview:queue.work") })
    .first()
    .click()
  await page.getByRole("link", { name: say("admin-tasks:openNamed", { title }) }).click()
  const end = say("admin-tasks:endWork.do")
  await page.getByRole("button", { name: end, exact: true }).click()
  await explain(page, say("admin-tasks:endWork.title"), { words: "Nobody comes back", confirm: end })
  await toast(page, say("admin-tasks:endWork.done")).waitFor()
  await owner.getByRole("heading", { name: say("taskPage:owner.cancelled.title") }).waitFor()
  expect(faults).toEqual([])
})
