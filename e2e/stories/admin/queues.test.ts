// Administrators work through their queues, and the people concerned see it on their open pages.
import { expect, test } from "vitest"
import { anApplication } from "../../../apps/api/test/provider-factories.ts"
import { newPerson, openAs, toast } from "../../world/account-world.ts"
import { explain, newAdmin } from "../../world/admin-world.ts"
import { escapeFrom } from "../../world/browser-ready.ts"
import { visit, watchFaults, withBrowser } from "../../world/browser.ts"
import { newDoer } from "../../world/doer-world.ts"
import { sessionCookieOf } from "../../world/people.ts"
import { mutate, postTask } from "../../world/task-world.ts"
import { withDatabase } from "../../world/with-database.ts"
import { hiredTask } from "../../world/work-world.ts"
import { wordsOf } from "../../world/words.ts"

withBrowser()
const say = wordsOf("en")
const note = "We do not help to find such things here."

test("a held task is approved and another one sent back, and their owner sees both", async () => {
  const [admin, client] = [await newAdmin(), await newPerson("Ana Queue-Story")]
  const description = "Please bring cocaine to the party on Friday, as much as you can carry alone."
  const kept = await postTask(client, { title: "Something for the queue party", description })
  const sent = await postTask(client, { title: "Another thing for the queue", description })
  const theirs = await openAs(client, `/tasks/${kept}`)
  const page = await openAs(admin, "/admin?queue=tasks&q=for+the+queue")
  const faults = watchFaults(page)
  const open = (title: string) =>
    page.getByRole("link", { name: say("admin-tasks:openNamed", { title }) }).click()
  await open("Something for the queue party")
  await page.locator("mark", { hasText: "cocaine" }).waitFor()
  await page.getByRole("button", { name: say("admin-tasks:approve.do"), exact: true }).click()
  await toast(page, say("admin-tasks:approve.done")).waitFor()
  await theirs.getByText(say("ui:status.open"), { exact: true }).first().waitFor()

  await visit(page, "/admin?queue=tasks&q=for+the+queue")
  await open("Another thing for the queue")
  await page.getByRole("button", { name: say("admin-tasks:sendBack.do"), exact: true }).click()
  const confirm = say("admin-tasks:sendBack.do")
  const done = say("admin-tasks:sendBack.done")
  await explain(page, say("admin-tasks:sendBack.title"), { words: note, confirm, done })
  await visit(theirs, `/tasks/${sent}`)
  await theirs.getByText(note).first().waitFor()
  expect(faults).toEqual([])
})

test("work whose doer is shut out is found among the queues and ended by nobody's fault, and its owner reads it", async () => {
  const [admin, client] = [await newAdmin(), await newPerson("Vera Queue-Story")]
  const doer = await newDoer("Ion Queue-Story")
  const title = "Take a queue of bookcases apart"
  const id = await hiredTask(client, doer, title)
  const owner = await openAs(client, `/tasks/${id}`)
  const cookie = await sessionCookieOf(admin)
  const input = { id: doer.id, status: "deactivated", reason: "For the story" }
  await mutate({ cookie, path: "adminUser.setStatus", input })
  await owner.locator("#agreement").getByText(say("work:stranded.text")).waitFor()

  const page = await openAs(admin, "/admin")
  await page
    .getByRole("link", { name: say("admin-overview:queue.work") })
    .first()
    .click()
  await page.getByRole("link", { name: say("admin-tasks:openNamed", { title }) }).click()
  const confirm = say("admin-tasks:endWork.do")
  await page.getByRole("button", { name: confirm, exact: true }).click()
  const done = say("admin-tasks:endWork.done")
  await explain(page, say("admin-tasks:endWork.title"), { words: "Nobody comes back", confirm, done })
  const ended = owner.getByRole("heading", { name: say("taskPage:owner.cancelled.title") })
  await expect.poll(() => ended.count()).toBe(1)
})

test("an application is taken, its document looked at, and approved; the log has both", async () => {
  const admin = await newAdmin("Mara Review-Story")
  const doer = await newDoer("Oleg Queue-Story")
  const sent = { isWhole: true, status: "submitted", submittedAt: new Date(), legalName: doer.name } as const
  await withDatabase((db) => anApplication(db, { id: doer.profileId, userId: doer.id }, sent))
  const page = await openAs(admin, "/admin/providers?q=Oleg+Queue-Story")
  await page.getByRole("link", { name: say("admin-doers:openNamed", { name: doer.name }) }).click()
  await page.getByRole("button", { name: say("admin-doers:review.claim"), exact: true }).click()
  await page.getByRole("button", { name: say("admin-doers:documents.identity") }).click()
  const viewer = page.getByRole("dialog", { name: say("admin-doers:documents.identity") })
  await viewer.locator("img").waitFor()
  await escapeFrom(viewer)
  for (const point of ["nameMatchesId", "idReadable", "ageOk", "licenceOk", "profileOk"] as const)
    await page.getByLabel(say(`admin-doers:checks.${point}`)).check()
  await page.getByRole("button", { name: say("admin-doers:review.approve"), exact: true }).click()
  await toast(page, say("admin-doers:review.approved")).waitFor()

  await visit(page, `/admin/audit-logs?q=${encodeURIComponent(admin.email)}&entity=application`)
  for (const action of ["application.document_view", "application.approve"]) {
    const row = page.getByRole("row").filter({ hasText: action })
    await expect.poll(() => row.count()).toBe(1)
  }
})
