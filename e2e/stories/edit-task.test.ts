// Changing a task that has offers already.
import { expect, test } from "vitest"
import { contextOf, newPerson, openAs, toast } from "../world/account-world.ts"
import { holdScripts, hydrated } from "../world/browser-ready.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import { newDoer } from "../world/doer-world.ts"
import { offerOf } from "../world/offer-world.ts"
import { field, heading, titleField } from "../world/task-create-world.ts"
import { postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const [en, ru] = [wordsOf("en"), wordsOf("ru")]

test("[R05] the owner changes a task that has an offer, also before scripts run; its doer sees it and looks again", async () => {
  const [owner, doer] = [await newPerson("Vera Edit"), await newDoer("Ion Edit")]
  const id = await postTask(owner, { title: "Plane the edges of nine doors" })
  await offerOf(doer, id)
  const maker = await openAs(doer, `/tasks/${id}`)
  const faults = watchFaults(maker)
  await maker.locator("#my-offer").getByText(en("offer:status.active")).waitFor()

  const page = await (await contextOf(owner, { locale: "ru" })).newPage()
  const release = await holdScripts(page)
  await page.goto(`/tasks/${id}/edit`, { waitUntil: "commit" })
  await titleField(page).fill("Plane the edges of ten doors")
  release()
  await hydrated(page)
  await expect.poll(() => titleField(page).inputValue()).toBe("Plane the edges of ten doors")
  // The parts below come with the first move.
  await page.mouse.move(10, 300)
  await field(page, "budgetMin").locator("input").first().fill("700")
  await page.getByText(ru("task-create:edit.stale", { count: 1 })).waitFor()
  const save = page.getByRole("button", { name: ru("task-create:edit.save") })
  await save.click()
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"))
  await question.getByText(ru("task-create:edit.staleAsk.text", { count: 1 })).waitFor()
  await question.getByRole("button", { name: ru("task-create:edit.staleAsk.confirm") }).click()
  await toast(page, ru("task-create:edit.saved")).waitFor()

  // Nobody reloads: what has changed comes to the doer on its own.
  await heading(maker, "Plane the edges of ten doors").waitFor()
  await maker.locator("#my-offer").getByText(en("offer:status.stale")).first().waitFor()
  const stranger = await openPage()
  await visit(stranger, `/tasks/${id}`)
  await heading(stranger, "Plane the edges of ten doors").waitFor()
  await stranger.getByRole("main").getByText(/700/).first().waitFor()
  expect(faults).toEqual([])
})
