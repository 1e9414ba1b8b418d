// The list by state, by the client's record, and in the order that suits whoever looks.
import { expect, test } from "vitest"
import { connect } from "../../apps/api/src/db/client.ts"
import { newPerson } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, withBrowser, world } from "../world/browser.ts"
import { card, chips, open, titles } from "../world/task-list.ts"
import { forgetTasks, postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")

async function change(sql: string, values: unknown[]) {
  const { $client } = connect(world.databaseUrl, { max: 1 })
  await $client.query(sql, values)
  await $client.end()
}

test("tasks that are done are listed by their outline, with scripts and without", async () => {
  const person = await newPerson()
  const title = "Varnish a long oak staircase"
  const id = await postTask(person, { title, timing: { kind: "on_date", date: inDays(9) } })
  await change("update tasks set status = 'completed', expires_at = null where id = $1", [id])
  try {
    const page = await open("/tasks")
    await page.locator("#filters").getByLabel("State").selectOption("completed")
    await page.waitForURL(/status=completed/)
    const done = card(page, title)
    await done.getByText("Completed", { exact: true }).waitFor()
    await expect.poll(() => done.getByText("Botanica").count()).toBe(0)
    await page.getByText(say("tasks:pastNote")).waitFor()
    await expect.poll(() => page.getByLabel("Sort by").count()).toBe(0)
    await expect.poll(() => page.getByLabel("Town or part of town").count()).toBe(0)
    await chips(page).getByRole("link", { name: "Remove: Done" }).click()
    await expect.poll(() => page.url()).not.toContain("status")

    const plain = await open("/tasks?place=618426", { scripts: false })
    await plain.locator("#filters").getByLabel("State").selectOption("completed")
    await plain.locator("#task-filters").getByRole("button", { name: "Apply" }).click()
    await plain.waitForURL(/status=completed/)
    await card(plain, title).waitFor()
    await expect.poll(() => plain.url()).not.toContain("place")
  } finally {
    await forgetTasks(title)
  }
})

test("clients who usually hire can be asked for, and their cards and pages say how often they do", async () => {
  const person = await newPerson()
  const title = "Polish a brass chandelier of twelve arms"
  const id = await postTask(person, { title })
  await change("update users set hire_rate = 83 where id = $1", [person.id])
  try {
    const page = await open("/tasks")
    await page.locator("#filters").getByLabel("Client").selectOption("75")
    await page.waitForURL(/hires=75/)
    await expect.poll(() => titles(page)).toContain(title)
    await card(page, title).getByText("Hires in 83%").waitFor()
    await page.locator("#filters").getByLabel("Client").selectOption("90")
    await page.waitForURL(/hires=90/)
    await expect.poll(() => titles(page)).not.toContain(title)
    await visit(page, `/tasks/${id}`)
    await page.getByText("hires in 83% of tasks with offers").waitFor()
  } finally {
    await forgetTasks(title)
  }
})

test("doers see what suits them first, are told why, and may have the newest first", async () => {
  const page = await openPage({ as: "doer" })
  await visit(page, "/tasks")
  await hydrated(page)
  await page.getByText(say("tasks:forDoer")).waitFor()
  await expect.poll(() => page.getByLabel("Sort by").inputValue()).toBe("")
  await expect
    .poll(() => page.getByLabel("Sort by").locator("option:checked").textContent())
    .toBe(say("tasks:sort.best_match"))
  await page
    .getByRole("button", { name: /^Why “/ })
    .first()
    .click()
  await page.getByText(say("tasks:whyReason.trade")).first().waitFor()
  await page.keyboard.press("Escape")
  await page.getByRole("link", { name: say("tasks:forDoerNewest") }).click()
  await page.waitForURL(/sort=newest/)
  await expect.poll(() => page.getByText(say("tasks:forDoer")).count()).toBe(0)

  const visitor = await open("/tasks")
  await expect
    .poll(() => visitor.getByLabel("Sort by").locator("option:checked").textContent())
    .toBe(say("tasks:sort.newest"))
})

test("other days are written as people write them, or taken from a calendar", async () => {
  const plain = await open("/tasks", { scripts: false, locale: "ru" })
  await plain.locator("#filters summary").first().click()
  const from = plain.locator("#task-filters [name=from]")
  await expect.poll(() => from.getAttribute("placeholder")).toBe("дд.мм.гггг")
  const day = inDays(40)
  await from.fill(day.split("-").toReversed().join("."))
  await plain
    .locator("#task-filters")
    .getByRole("button", { name: wordsOf("ru")("list:apply") })
    .click()
  await plain.waitForURL(new RegExp(`from=${day}`))

  const page = await open("/tasks")
  await page.locator("#filters summary").first().click()
  await page
    .locator("#filters")
    .getByRole("button", { name: say("fields:openCalendar") })
    .first()
    .waitFor()
  const field = page.locator("#filters").getByRole("textbox", { name: say("tasks:from"), exact: true })
  await field.fill(day.split("-").toReversed().join("."))
  await field.press("Enter")
  await page.waitForURL(new RegExp(`from=${day}`))
  await chips(page).getByRole("link").first().waitFor()
})

function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
