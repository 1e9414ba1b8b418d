// What a customer sees of the own tasks on the signed-in home.
import { expect, test } from "vitest"
import { newPerson, openAs } from "./account-world.ts"
import { watchFaults, withBrowser } from "./browser.ts"
import { postTask } from "./task-world.ts"
import { wordsOf } from "./words.ts"

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
    await expect.poll(() => row.getByRole("link").getAttribute("href")).toBe(`/tasks/${id}`)
    await page.getByRole("link", { name: "Paint the fence in the yard" }).waitFor()
    expect(faults).toEqual([])
  },
)
