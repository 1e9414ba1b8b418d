// After Start nobody ends a job alone, and nobody is held in it: the other person answers, or their silence does.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { newPerson, openAs, toast } from "../../world/account-world.ts"
import { watchFaults, withBrowser } from "../../world/browser.ts"
import { newDoer } from "../../world/doer-world.ts"
import { offerOf } from "../../world/offer-world.ts"
import { postTask } from "../../world/task-world.ts"
import { choice, press, startWork } from "../../world/work-world.ts"
import { wordsOf, type Say } from "../../world/words.ts"

withBrowser()

const en = wordsOf("en")

async function openCancel(page: Page, say: Say) {
  await press(page, say("job:exits.cancel"))
  return page.getByRole("dialog", { name: say("job-forms:cancel.title") })
}

test("a request to cancel is declined, the next one accepted, and an earlier offer is good for the task again", async () => {
  const [client, doer] = [await newPerson("Vera Cancel-Story"), await newDoer("Ion Cancel-Story")]
  const other = await newDoer("Maria Cancel-Story")
  const id = await postTask(client, { title: "Lay a path of old bricks" })
  await offerOf(other, id)
  await (await offerOf(doer, id)).accept(client)
  await startWork(doer, id)
  const owner = await openAs(client, `/tasks/${id}`)
  const maker = await openAs(doer, `/tasks/${id}`, { width: 390 })
  const faults = [watchFaults(owner), watchFaults(maker)]

  // The doer asks. What is missing is said at its fields, and what was typed stays.
  const form = await openCancel(maker, en)
  const note = form.getByLabel(en("job-forms:cancel.note"))
  await note.fill("My back hurts since yesterday.")
  await press(form, en("job-forms:cancel.send"))
  for (const words of ["reasonNeeded", "faultNeeded"] as const)
    await form.getByText(en(`job-forms:cancel.${words}`)).waitFor()
  await expect.poll(() => note.inputValue()).toBe("My back hurts since yesterday.")
  await form.getByRole("radio", { name: en("job:reason.unwell") }).check()
  await choice(form, en("job-forms:cancel.claim.nobody")).check()
  await press(form, en("job-forms:cancel.send"))
  await toast(maker, en("job-forms:cancel.sent")).waitFor()

  // The client would rather wait.
  const answerTo = async (page: Page) => {
    await page.getByText(en("job:request.theirs.cancel", { name: "Ion" })).waitFor()
    await press(page, en("job:request.answer"))
    return page.getByRole("dialog", { name: en("job-forms:answer.title", { name: "Ion" }) })
  }
  const no = await answerTo(owner)
  await choice(no, en("job-forms:answer.keep")).check()
  await no.getByLabel(en("job-forms:answer.note")).fill("Take a week, there is no hurry.")
  await press(no, en("job-forms:answer.send.reject"))
  await toast(owner, en("job-forms:answer.kept")).waitFor()
  await maker.locator("[data-request=pending]").waitFor({ state: "detached" })
  await maker.getByRole("heading", { name: en("work:doer.in_progress.title") }).waitFor()

  // Asked once more, the client says yes and posts the task again.
  const second = await openCancel(maker, en)
  await second.getByRole("radio", { name: en("job:reason.unwell") }).check()
  await choice(second, en("job-forms:cancel.claim.nobody")).check()
  await press(second, en("job-forms:cancel.send"))
  await toast(maker, en("job-forms:cancel.sent")).waitFor()
  const yes = await answerTo(owner)
  await choice(yes, en("job-forms:answer.yes")).check()
  await press(yes, en("job-forms:answer.send.accept"))
  await yes.getByText(en("job-forms:cancel.afterNeeded")).waitFor()
  await choice(yes, en("job-forms:cancel.reopen")).check()
  await press(yes, en("job-forms:answer.send.accept"))
  await toast(owner, en("job-forms:answer.cancelled")).waitFor()
  await owner.getByRole("heading", { name: en("taskPage:owner.open.title") }).waitFor()
  await maker.locator("#my-offer").getByText(en("offer:status.ended"), { exact: true }).waitFor()
  await maker.locator("[data-work]").waitFor({ state: "detached" })

  const later = await openAs(other, `/tasks/${id}`)
  await press(later, en("offer:revive"))
  await toast(later, en("offer:sent")).waitFor()
  await owner.getByRole("button", { name: en("offer:acceptNamed", { name: "Maria C." }) }).waitFor()
  expect(faults.flat()).toEqual([])
})
