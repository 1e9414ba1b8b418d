// The next step of the work stands in the talk about it, and what one does there the other sees without reloading.
import { expect, test } from "vitest"
import { newPerson, openAs } from "../world/account-world.ts"
import { watchFaults, withBrowser } from "../world/browser.ts"
import { log } from "../world/chat-world.ts"
import { newDoer } from "../world/doer-world.ts"
import { sessionCookieOf } from "../world/people.ts"
import { mutate } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"
import { hiredTask } from "../world/work-world.ts"

withBrowser()

test("the doer begins and reports from the chat, and the client is led from it to the decision", async () => {
  const [client, doer] = [await newPerson("Vera Steps"), await newDoer("Ion Steps")]
  const [en, ro] = [wordsOf("en"), wordsOf("ro")]
  const id = await hiredTask(client, doer, "Carry a wardrobe to the second floor")
  const owner = await openAs(client, "/chat")
  const maker = await openAs(doer, "/chat", { locale: "ro", width: 390 })
  const faults = [watchFaults(owner), watchFaults(maker)]
  await owner
    .getByRole("navigation", { name: en("chat:list") })
    .getByRole("link", { name: "Ion Steps" })
    .click()
  await maker
    .getByRole("navigation", { name: ro("chat:list") })
    .getByRole("link", { name: "Vera Steps" })
    .click()
  const step = (page: typeof owner) => page.locator("[data-step]")

  await step(maker)
    .getByRole("button", { name: ro("work:start.doer") })
    .click()
  await log(owner).getByText(en("chat:system.started.customer")).waitFor()
  const report = step(maker).getByRole("link", { name: ro("work:report") })
  await expect.poll(() => report.getAttribute("href")).toBe(`/tasks/${id}/complete`)
  // While the doer is at it there is nothing for the client to do.
  await expect.poll(() => step(owner).count()).toBe(0)

  await mutate({ cookie: await sessionCookieOf(doer), path: "task.requestCompletion", input: { id } })
  await log(maker).getByText(ro("chat:system.completion_requested.doer")).waitFor()
  await step(owner)
    .getByRole("link", { name: en("work:look") })
    .click()
  await owner.waitForURL(`**/tasks/${id}/complete`)
  expect(faults.flat()).toEqual([])
})

test("a step that has to wait says why, its words keep their lines, and the agreement is one press away", async () => {
  const [client, doer] = [await newPerson("Vera Waits"), await newDoer("Ion Waits")]
  const ro = wordsOf("ro")
  const inThreeDays = new Date(Date.now() + 3 * 24 * 3_600_000)
  await hiredTask(client, doer, "Carry a piano to the third floor", inThreeDays)
  const page = await openAs(doer, "/chat", { locale: "ro", width: 390 })
  await page
    .getByRole("navigation", { name: ro("chat:list") })
    .getByRole("link", { name: "Vera Waits" })
    .click()
  const step = page.locator("[data-step]")
  await step.getByText(ro("refusal:start_too_early")).waitFor()
  const words = step.getByText(ro("work:doer.assigned.title"))
  await expect.poll(async () => (await words.boundingBox())?.height).toBeLessThan(48)

  await page.getByRole("link", { name: ro("chat:agreement") }).click()
  await page.waitForURL("**#agreement")
  const agreement = page.getByRole("heading", { name: ro("offer:agreement.title"), exact: true })
  await expect.poll(async () => (await agreement.boundingBox())?.y).toBeLessThan(400)
})
