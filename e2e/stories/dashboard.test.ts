// The signed-in home: what waits for the person, and the own tasks.
import { expect, test } from "vitest"
import { newPerson, openAs } from "../world/account-world.ts"
import { watchFaults, withBrowser } from "../world/browser.ts"
import { newDoer } from "../world/doer-world.ts"
import { offerOf } from "../world/offer-world.ts"
import { postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const rows = (page: Awaited<ReturnType<typeof openAs>>) =>
  page
    .getByRole("main")
    .locator("section", { has: page.locator("#my-tasks") })
    .getByRole("listitem")

test.each(["en", "ru", "ro"] as const)(
  "the own tasks are listed in %s, with their state, apart from drafts",
  async (locale) => {
    const say = wordsOf(locale)
    const person = await newPerson("Vera Ceban")
    const empty = await openAs(person, "/dashboard", { locale })
    await empty.getByRole("heading", { name: say("dashboard:tasks.none") }).waitFor()
    const id = await postTask(person, { title: "Carry a wardrobe to the third floor" })
    await postTask(person, { title: "Paint the fence in the yard" }, { isDraft: true })

    const page = await openAs(person, "/dashboard", { locale })
    const faults = watchFaults(page)
    const row = rows(page)
    await row.getByText(say("ui:status.open")).waitFor()
    await expect.poll(() => row.count()).toBe(1)
    await page.getByRole("link", { name: `${say("dashboard:tasks.state.open")} 1` }).click()
    await page.waitForURL(/state=open/)
    await expect.poll(() => row.getByRole("link").getAttribute("href")).toBe(`/tasks/${id}`)
    await page.getByRole("link", { name: "Paint the fence in the yard" }).waitFor()
    expect(faults).toEqual([])
  },
)

test("what waits stands on the home of each of the two as soon as it waits, leads to its place, and goes when it is done", async () => {
  const [en, ru] = [wordsOf("en"), wordsOf("ru")]
  const client = await newPerson("Vera Home")
  const doer = await newDoer("Ion Home")
  const title = "Carry a piano to the second floor"
  const id = await postTask(client, { title })
  const home = await openAs(client, "/dashboard")
  const faults = watchFaults(home)
  const waiting = home.locator("section", { has: home.locator("#needs-me") })
  await waiting.getByText(en("dashboard:actions.none")).waitFor()

  const offer = await offerOf(doer, id)
  const answer = waiting.getByRole("link", { name: en("dashboard:action.choose_offer", { count: 1 }) })
  await answer.waitFor()
  await expect.poll(() => answer.getAttribute("href")).toBe(`/tasks/${id}?tab=offers`)
  await offer.accept(client)
  await waiting.getByText(en("dashboard:actions.none")).waitFor()

  const work = await openAs(doer, "/dashboard", { locale: "ru", width: 390 })
  await work.getByRole("link", { name: ru("dashboard:action.start_work") }).waitFor()
  await offer.report(doer)
  await expect.poll(() => work.getByRole("link", { name: ru("dashboard:action.start_work") }).count()).toBe(0)
  const confirm = waiting.getByRole("link", { name: en("dashboard:action.confirm_completion") })
  await confirm.waitFor()
  await waiting.getByText(en("dashboard:due.left", { left: "7 days" })).waitFor()
  await home.getByRole("link", { name: "Ion Home" }).waitFor()
  await confirm.click()
  await home.waitForURL(`**/tasks/${id}/complete`)
  expect(faults).toEqual([])
})
