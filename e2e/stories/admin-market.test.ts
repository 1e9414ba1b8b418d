import type { Page } from "playwright-core"
import { expect, onTestFinished, test } from "vitest"
import { connect } from "../../apps/api/src/db/client.ts"
import { anApplication } from "../../apps/api/test/provider-factories.ts"
import { openAs, toast } from "../world/account-world.ts"
import { openPage, visit, watchFaults, withBrowser, world } from "../world/browser.ts"
import { newDoer } from "../world/doer-world.ts"
import { newPeople } from "../world/people.ts"
import { postTask } from "../world/task-world.ts"
import { withDatabase } from "../world/with-database.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")
const note = "The picture of the passport is too dark to be read."

/** Sent just now, with one document. */
async function aSentApplication(name: string) {
  const doer = await newDoer(name)
  const db = connect(world.databaseUrl, { max: 1 })
  try {
    const profile = { id: doer.profileId, userId: doer.id }
    const sent = { isWhole: true, status: "submitted", submittedAt: new Date(), legalName: name } as const
    await anApplication(db, profile, sent)
  } finally {
    await db.$client.end()
  }
  return doer
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const openRow = (page: Page, name: string) =>
  page.getByRole("link", { name: say("admin-doers:openNamed", { name }) }).click()

async function asAdmin(path: string) {
  const page = await openPage({ as: "admin" })
  const faults = watchFaults(page)
  await visit(page, path)
  return { page, faults }
}

test("an application is taken, let go, sent back, and the next one is approved point by point", async () => {
  await aSentApplication("Vera Lupu")
  await aSentApplication("Oleg Rotaru")
  const { page, faults } = await asAdmin("/admin/providers")
  await openRow(page, "Vera Lupu")
  await button(page, say("admin-doers:review.claim")).click()
  await toast(page, say("admin-doers:review.claimed")).waitFor()
  await button(page, say("admin-doers:review.release")).click()
  await toast(page, say("admin-doers:review.released")).waitFor()
  await button(page, say("admin-doers:review.claim")).click()
  await button(page, say("admin-doers:review.requestChanges")).click()
  const dialog = page.getByRole("dialog", { name: say("admin-doers:review.requestChanges") })
  await dialog.getByText(say("admin-doers:fields.idDocFileIds"), { exact: true }).click()
  await dialog.getByLabel(say("admin-doers:review.note")).fill("Dark.")
  await dialog.getByRole("button", { name: say("admin-doers:review.sendBack") }).click()
  await dialog.getByText(say("admin:tooShort", { count: 20 })).waitFor()
  await dialog.getByLabel(say("admin-doers:review.note")).fill(note)
  await dialog.getByRole("button", { name: say("admin-doers:review.sendBack") }).click()
  await toast(page, say("admin-doers:review.sentBack")).waitFor()
  await expect.poll(() => dialog.count()).toBe(0)
  const sheet = page.getByRole("dialog", { name: "Vera Lupu" })
  await sheet.getByText(note).waitFor()
  await sheet.getByRole("button", { name: say("ui:close") }).click()
  await expect.poll(() => sheet.count()).toBe(0)
  await expect.poll(() => page.getByRole("row").filter({ hasText: "Vera Lupu" }).count()).toBe(0)

  await openRow(page, "Oleg Rotaru")
  await button(page, say("admin-doers:review.claim")).click()
  for (const point of ["nameMatchesId", "idReadable", "ageOk", "licenceOk", "profileOk"] as const) {
    await page.getByLabel(say(`admin-doers:checks.${point}`)).check()
  }
  await button(page, say("admin-doers:review.approve")).click()
  await toast(page, say("admin-doers:review.approved")).waitFor()
  expect(faults).toEqual([])
})

test("an application is refused with a reason, and its document is looked at, larger and turned", async () => {
  await aSentApplication("Radu Moraru")
  const { page } = await asAdmin("/admin/providers?q=Radu")
  await openRow(page, "Radu Moraru")
  const document = page.getByRole("button", { name: say("admin-doers:documents.identity") })
  await page.getByText(say("admin-doers:documents.takeFirst")).waitFor()
  await expect.poll(() => document.isDisabled()).toBe(true)
  await button(page, say("admin-doers:review.claim")).click()
  await page.getByText(say("admin-doers:documents.logged")).waitFor()
  await document.click()
  const viewer = page.getByRole("dialog", { name: say("admin-doers:documents.identity") })
  const larger = viewer.getByRole("button", { name: say("admin-doers:documents.zoomIn") })
  await larger.click()
  await viewer.getByRole("button", { name: say("admin-doers:documents.turn") }).click()
  await expect.poll(() => viewer.locator("img").getAttribute("style")).toContain("rotate: 90deg")
  await page.keyboard.press("Escape")
  await expect.poll(() => viewer.count()).toBe(0)
  await button(page, say("admin-doers:review.reject")).click()
  const dialog = page.getByRole("dialog", { name: say("admin-doers:review.reject") })
  await dialog.getByLabel(say("admin-doers:rejectReasons.name_differs")).check()
  await dialog.getByLabel(say("admin-doers:review.note")).fill(note)
  await dialog.getByRole("button", { name: say("admin-doers:review.reject") }).click()
  await toast(page, say("admin-doers:review.rejected")).waitFor()
  await expect.poll(() => dialog.count()).toBe(0)

  // After the decision only for a reason, which the log keeps.
  await document.click()
  const why = page.getByRole("dialog", { name: say("admin-doers:documents.why") })
  await why.getByLabel(say("admin:reason")).fill("The applicant asks what was wrong")
  await why.getByRole("button", { name: say("admin-doers:documents.show") }).click()
  await viewer.locator("img").waitFor()
  await visit(page, "/admin/audit-logs?action=application.document_view")
  const words = say("admin-audit:actions.application.document_view")
  await page
    .getByRole("link", { name: say("admin-audit:showDetails", { action: words }) })
    .first()
    .click()
  await page.getByText("The applicant asks what was wrong").waitFor()
})

test("a profile is suspended and restored on the page", async () => {
  await newDoer("Zinaida Balan")
  const { page, faults } = await asAdmin("/admin/providers?list=profiles&q=Zinaida")
  const acts = page.getByRole("button", { name: say("admin-doers:actsOn", { name: "Zinaida Balan" }) })
  await acts.click()
  await page.getByRole("menuitem", { name: say("admin-doers:suspend.do") }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(say("admin-doers:review.note")).fill(note)
  await dialog.getByRole("button", { name: say("admin-doers:suspend.do") }).click()
  await page.getByText(say("admin-doers:profileStates.suspended"), { exact: true }).last().waitFor()
  await page.getByText(note).waitFor()
  await acts.click()
  await page.getByRole("menuitem", { name: say("admin-doers:restore.do") }).click()
  await dialog.getByLabel(say("admin:reason")).fill("A mistake of ours")
  await dialog.getByRole("button", { name: say("admin-doers:restore.do") }).click()
  await expect.poll(() => page.getByText(note).count()).toBe(0)
  expect(faults).toEqual([])
})

test("a held task is shown with what was found, approved, taken down and restored; another one goes back", async () => {
  const [ana] = await newPeople(["Ana Held"])
  if (!ana) throw new Error("nobody")
  const description = "Please bring cocaine to the party on Friday, as much as you can carry alone."
  await postTask(ana, { title: "Something for the party", description })
  await postTask(ana, { title: "Another thing to bring", description })
  const { page, faults } = await asAdmin("/admin?queue=tasks&q=Something+for+the+party")
  const open = (title: string) =>
    page.getByRole("link", { name: say("admin-tasks:openNamed", { title }) }).click()
  await open("Something for the party")
  await page.locator("mark", { hasText: "cocaine" }).waitFor()
  await button(page, say("admin-tasks:approve.do")).click()
  await toast(page, say("admin-tasks:approve.done")).waitFor()
  await button(page, say("admin-tasks:remove.do")).click()
  const dialog = page.getByRole("dialog", { name: say("admin-tasks:remove.title") })
  await dialog.getByLabel(say("admin-tasks:reasons.prohibited")).check()
  await dialog.getByLabel(say("admin-tasks:note")).fill(note)
  await dialog.getByRole("button", { name: say("admin-tasks:remove.do") }).click()
  await toast(page, say("admin-tasks:remove.done")).waitFor()
  await button(page, say("admin-tasks:restore.do")).click()
  const back = page.getByRole("dialog", { name: say("admin-tasks:restore.title") })
  await back.getByLabel(say("admin:reason")).fill("A mistake of ours")
  await back.getByRole("button", { name: say("admin-tasks:restore.do") }).click()
  await toast(page, say("admin-tasks:restore.done")).waitFor()

  await visit(page, "/admin?queue=tasks&q=Another+thing")
  await open("Another thing to bring")
  await button(page, say("admin-tasks:sendBack.do")).click()
  const words = page.getByRole("dialog", { name: say("admin-tasks:sendBack.title") })
  await words.getByLabel(say("admin-tasks:note")).fill(note)
  await words.getByRole("button", { name: say("admin-tasks:sendBack.do") }).click()
  await toast(page, say("admin-tasks:sendBack.done")).waitFor()
  expect(faults).toEqual([])
})

test("an administrator finds no buttons on a task of their own, but a word why; another one has them", async () => {
  const [vera] = await newPeople(["Vera Ownheld"])
  if (!vera) throw new Error("nobody")
  const title = "A parcel for the party"
  const description = "Please bring cocaine to the party on Friday, as much as you can carry alone."
  const id = await postTask(vera, { title, description })
  const become = (role: "ADMIN" | "USER") =>
    withDatabase(({ $client }) => $client.query("update users set role = $1 where id = $2", [role, vera.id]))
  await become("ADMIN")
  onTestFinished(async () => void (await become("USER")))
  const own = await openAs(vera, `/admin?queue=tasks&open=${id}`)
  await own.getByText(say("refusal:task_own")).waitFor()
  await expect.poll(() => button(own, say("admin-tasks:approve.do")).count()).toBe(0)
  const { page, faults } = await asAdmin(`/admin?queue=tasks&open=${id}`)
  await button(page, say("admin-tasks:approve.do")).waitFor()
  await expect.poll(() => page.getByText(say("refusal:task_own")).count()).toBe(0)
  expect(faults).toEqual([])
})
