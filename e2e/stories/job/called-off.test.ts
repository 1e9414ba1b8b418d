// A job that's put on hold, resumed and cancelled, and whose task opens again.
import { expect, test } from "vitest"
import { newPerson, openAs, toast } from "../../world/account-world.ts"
import { watchFaults, withBrowser } from "../../world/browser.ts"
import { newDoer } from "../../world/doer-world.ts"
import { newAdmin, sessionCookieOf } from "../../world/people.ts"
import { mutate } from "../../world/task-world.ts"
import { choice, hiredTask, letPass } from "../../world/work-world.ts"
import { wordsOf } from "../../world/words.ts"

withBrowser()

const [en, ro] = [wordsOf("en"), wordsOf("ro")]

test("a hire whose doer is shut out stands still, goes on after the return, and is called off for a new doer", async () => {
  const [client, doer, admin] = [await newPerson("Vera Off"), await newDoer("Ion Off"), await newAdmin()]
  const id = await hiredTask(client, doer, "Carry a mirror to the attic")
  await letPass(id, "2 hours")
  const owner = await openAs(client, `/tasks/${id}`)
  const faults = watchFaults(owner)
  const cookie = await sessionCookieOf(admin)
  const setStatus = (status: "deactivated" | "active") =>
    mutate({
      cookie,
      path: "adminUser.setStatus",
      input: { id: doer.id, status, reason: "for the story" },
    })

  const agreement = owner.locator("#agreement")
  const begin = owner.getByRole("button", { name: en("work:start.owner") })
  await begin.waitFor()
  await setStatus("deactivated")
  await agreement.getByText(en("work:stranded.text")).waitFor()
  await begin.waitFor({ state: "detached" })
  await setStatus("active")
  await agreement.getByText(en("work:stranded.text")).waitFor({ state: "detached" })
  await begin.waitFor()

  const maker = await openAs(doer, `/tasks/${id}/complete`, {
    locale: "ro",
    width: 390,
  })
  await owner.getByRole("button", { name: en("job:exits.cancel") }).click()
  const dialog = owner.getByRole("dialog")
  await dialog.getByRole("radio", { name: en("job:reason.no_answer") }).check()
  await choice(dialog, en("job-forms:cancel.reopen")).check()
  await dialog.getByRole("button", { name: en("job-forms:cancel.confirm") }).click()
  await toast(owner, en("job-forms:cancel.done")).waitFor()
  await owner.getByRole("heading", { name: en("taskPage:owner.open.title") }).waitFor()
  // After its first hour it can be spoken of: the page of completion is where, and nobody has reloaded it.
  await maker.getByRole("heading", { level: 1, name: ro("review:calledOff.title") }).waitFor()

  // The client invites someone else from the profile, who sees it right away and declines.
  const other = await newDoer("Maria Asked")
  const invited = await openAs(other, `/tasks/${id}`)
  const profile = await openAs(client, `/providers/${other.profileId}`)
  await profile
    .getByRole("complementary")
    .getByRole("link", { name: en("provider-profile:ask") })
    .click()
  await profile.getByRole("dialog").getByLabel(en("task-invite:message")).fill("Could you do it?")
  await profile
    .getByRole("dialog")
    .getByRole("button", { name: en("task-invite:send") })
    .click()
  await profile.waitForURL(new RegExp(`/tasks/${id}`))
  await invited.getByText("Could you do it?").waitFor()
  await invited.getByRole("button", { name: en("task-invite:decline") }).click()
  await invited
    .getByRole("alertdialog")
    .getByRole("button", { name: en("task-invite:decline") })
    .click()
  await owner.getByText(en("task-invite:status.declined"), { exact: true }).waitFor()
  expect(faults).toEqual([])
})
