// The overviews of two people who make a deal: each follows what the other does, without a reload.
import { expect, test } from "vitest"
import { newPerson, openAs } from "../world/account-world.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import { newDoer } from "../world/doer-world.ts"
import { offerOf } from "../world/offer-world.ts"
import { postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

test("what waits stands on the overview of each of the two as soon as it waits, leads to its place, and goes when it is done", async () => {
  const [en, ru] = [wordsOf("en"), wordsOf("ru")]
  const client = await newPerson("Vera Home")
  const doer = await newDoer("Ion Home")
  const title = "Carry a piano to the second floor"
  const id = await postTask(client, { title })
  const home = await openAs(client, "/dashboard")
  const faults = watchFaults(home)
  const waiting = home.getByRole("main")
  await waiting.getByText(en("dashboard:actions.none")).waitFor()
  await visit(await openPage(), `/providers/${doer.profileId}`)
  const work = await openAs(doer, "/providers/dashboard?period=7", { locale: "ru", width: 390 })
  const workFaults = watchFaults(work)
  // Someone has looked at the profile.
  await work.getByRole("img", { name: /: 1\b/ }).waitFor()
  await visit(work, "/providers/dashboard?tab=jobs")
  await work.getByText(ru("provider-dashboard:board.emptyTitle")).waitFor()
  const column = (name: string) => work.getByRole("heading", { level: 2, name: new RegExp(`^${name}`) })

  const offer = await offerOf(doer, id)
  const tabs = work.getByRole("navigation", { name: ru("provider-dashboard:tabs.label") })
  await tabs.getByRole("link", { name: `${ru("provider-dashboard:tabs.offers")} 1` }).waitFor()
  const answer = waiting.getByRole("link", { name: en("dashboard:do.choose_offer", { count: 1 }) })
  await expect.poll(() => answer.getAttribute("href")).toBe(`/tasks/${id}?tab=offers`)
  await waiting.getByText("Ion H.").first().waitFor()

  // Soon enough that the work can be started.
  const scheduledAt = new Date(Date.now() + 6 * 60 * 60_000).toISOString()
  await offer.accept(client, { scheduledAt })
  await waiting.getByText(en("dashboard:actions.none")).waitFor()
  await column(ru("provider-dashboard:board.job.assigned")).waitFor()
  await visit(work, "/providers/dashboard")
  const start = work.getByRole("heading", { name: ru("dashboard:action.start_work") })
  await start.waitFor()
  const ahead = work.locator("section", { has: work.locator("#coming-up") })
  await expect.poll(() => ahead.getByRole("link", { name: title }).getAttribute("href")).toBe(`/tasks/${id}`)

  await offer.report(doer)
  await expect.poll(() => start.count()).toBe(0)
  await waiting.getByText(en("dashboard:due.left", { left: "7 days" })).waitFor()
  await home.getByRole("link", { name: "Ion Home" }).waitFor()
  await waiting.getByRole("link", { name: en("dashboard:do.confirm_completion") }).click()
  await home.waitForURL(`**/tasks/${id}/complete`)
  expect(faults).toEqual([])
  expect(workFaults).toEqual([])
})
