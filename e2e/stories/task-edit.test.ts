// Changing a task that is there already.
import { expect, test } from "vitest"
import { connect } from "../../apps/api/src/db/client.ts"
import { contextOf, newPerson, openAs, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, withBrowser, world } from "../world/browser.ts"
import { field, heading, taskUrl, titleField } from "../world/task-create-world.ts"
import { postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")
const save = say("task-create:edit.save")

test("[R05] the owner changes an open task, and others read it at once", async () => {
  const person = await newPerson()
  const id = await postTask(person, { title: "Saw three old cherry trees" })
  const page = await openAs(person, `/tasks/${id}/edit`)
  await heading(page, say("task-create:edit.title")).waitFor()
  await expect.poll(() => page.getByRole("button", { name: save }).isDisabled()).toBe(true)
  await titleField(page).fill("Saw four old cherry trees")
  await page.getByRole("button", { name: save }).click()
  await toast(page, say("task-create:edit.saved")).waitFor()
  const stranger = await openPage()
  await visit(stranger, `/tasks/${id}`)
  await heading(stranger, "Saw four old cherry trees").waitFor()
})

test("what would break the task is told at its field and not saved", async () => {
  const person = await newPerson()
  const id = await postTask(person, { title: "Sew two curtains for a wide window" })
  const page = await openAs(person, `/tasks/${id}/edit`)
  await titleField(page).fill("Sew")
  await page.getByRole("button", { name: save }).click()
  await field(page, "title")
    .getByText(say("task-create:problem.title_too_short", { min: 10 }))
    .waitFor()
  await expect.poll(() => titleField(page).inputValue()).toBe("Sew")
  const stranger = await openPage()
  await visit(stranger, `/tasks/${id}`)
  await heading(stranger, "Sew two curtains for a wide window").waitFor()
})

test("leaving with changes is asked about first", async () => {
  const person = await newPerson()
  const id = await postTask(person, { title: "Feed two cats for a week in May" })
  const page = await openAs(person, `/tasks/${id}/edit`)
  await titleField(page).fill("Feed three cats for a week in May")
  const back = page.getByRole("link", { name: say("task-create:edit.back") })
  await back.click()
  const question = page.getByRole("alertdialog")
  await question.getByRole("button", { name: say("task-create:edit.leave.cancel") }).click()
  await expect.poll(() => titleField(page).inputValue()).toBe("Feed three cats for a week in May")
  await back.click()
  await question.getByRole("button", { name: say("task-create:edit.leave.confirm") }).click()
  await page.waitForURL(taskUrl)
  await heading(page, "Feed two cats for a week in May").waitFor()
})

test("two tabs: the second sees what the first has saved beside its own, and chooses", async () => {
  const person = await newPerson()
  const id = await postTask(person, { title: "Drive an old lady to the doctor" })
  const context = await contextOf(person)
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await visit(page, `/tasks/${id}/edit`)
    await hydrated(page)
  }
  await titleField(first).fill("Drive an old lady to the dentist")
  await first.getByRole("button", { name: save }).click()
  await toast(first, say("task-create:edit.saved")).waitFor()

  await titleField(second).fill("Drive an old lady to the oculist")
  await second.getByRole("button", { name: save }).click()
  const question = second.getByRole("alertdialog")
  await question.getByText("Drive an old lady to the dentist").waitFor()
  await question.getByText("Drive an old lady to the oculist").waitFor()
  await question.getByRole("button", { name: say("task-create:merge.takeTheirs") }).click()
  await expect.poll(() => titleField(second).inputValue()).toBe("Drive an old lady to the dentist")
})

test("what is chosen in the question of two tabs stays here, and is what gets saved", async () => {
  const person = await newPerson()
  const id = await postTask(person, { title: "Drive an old man to the market" })
  const context = await contextOf(person)
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await visit(page, `/tasks/${id}/edit`)
    await hydrated(page)
  }
  await titleField(first).fill("Drive an old man to the bazaar")
  await first.getByRole("button", { name: save }).click()
  await toast(first, say("task-create:edit.saved")).waitFor()
  await titleField(second).fill("Drive an old man to the harbour")
  await second.getByRole("button", { name: save }).click()
  await second.getByRole("button", { name: say("task-create:merge.settle") }).click()
  await second.getByRole("alertdialog").waitFor({ state: "detached" })
  await expect.poll(() => new URL(second.url()).pathname).toBe(`/tasks/${id}/edit`)
  await expect.poll(() => titleField(second).inputValue()).toBe("Drive an old man to the harbour")
  await second.getByRole("button", { name: save }).click()
  await toast(second, say("task-create:edit.saved")).waitFor()
})

test("a session that ended before saving keeps the edits: one logs in and finds them, or discards them", async () => {
  const person = await newPerson()
  const id = await postTask(person, { title: "Mend a wooden gate by the road" })
  const page = await openAs(person, `/tasks/${id}/edit`)
  await titleField(page).fill("Mend two wooden gates by the road")
  await page.context().clearCookies()
  await page.getByRole("button", { name: save }).click()
  await page.getByText(say("task-create:draft.signedOut")).waitFor()
  await page.getByRole("link", { name: say("task-create:draft.logIn") }).click()
  await heading(page, say("signin:title")).waitFor()
  await page.locator("[name=email]").fill(person.email)
  await page.locator("[name=password]").fill(person.password)
  await page
    .getByRole("main")
    .getByRole("button", { name: say("signin:submit") })
    .click()
  await page.getByText(say("task-create:edit.kept.title")).waitFor()
  await expect.poll(() => titleField(page).inputValue()).toBe("Mend two wooden gates by the road")
  await page.getByRole("button", { name: say("task-create:edit.kept.discard") }).click()
  await expect.poll(() => titleField(page).inputValue()).toBe("Mend a wooden gate by the road")
  await page.getByText(say("task-create:edit.kept.title")).waitFor({ state: "detached" })
})

test("with offers the category is locked, and the page says which offers a change would touch", async () => {
  const person = await newPerson()
  const id = await postTask(person, { title: "Lay forty metres of a stone path" })
  const db = connect(world.databaseUrl, { max: 1 })
  await db.$client.query("update tasks set offer_count = 2 where id = $1", [id])
  await db.$client.end()
  const page = await openAs(person, `/tasks/${id}/edit`)
  await field(page, "categoryId").getByText(say("task-create:what.categoryLocked")).waitFor()
  await expect.poll(() => field(page, "categoryId").getByRole("button").count()).toBe(0)
  await titleField(page).fill("Lay fifty metres of a stone path")
  await expect.poll(() => page.getByText(say("task-create:edit.stale", { count: 2 })).count()).toBe(0)
  await field(page, "budgetMin").locator("input").first().fill("700")
  await page.getByText(say("task-create:edit.stale", { count: 2 })).waitFor()
})

const offer = `
  insert into task_offers (task_id, provider_id, price, currency, message, lang, valid_days, valid_until, task_version_seen)
  values ($1, $2, 35000, 'MDL', 'Next week, with my own tools.', 'en', 7, now() + interval '7 days', 2)`

test("a change of the work asks before offers go stale, and only then saves", async () => {
  const [person, doer] = [await newPerson(), await newPerson("Ion Rusu")]
  const id = await postTask(person, { title: "Plane the edges of nine doors" })
  const db = connect(world.databaseUrl, { max: 1 })
  await db.$client.query(offer, [id, doer.id])
  await db.$client.query("update tasks set offer_count = 1 where id = $1", [id])
  const statusOf = async () =>
    (await db.$client.query("select status from task_offers where task_id = $1", [id])).rows[0]
  const page = await openAs(person, `/tasks/${id}/edit`)
  await titleField(page).fill("Plane the edges of ten doors")
  await field(page, "budgetMin").locator("input").first().fill("700")
  await page.getByRole("button", { name: save }).click()
  const question = page.getByRole("alertdialog").or(page.getByRole("dialog"))
  await question.getByText(say("task-create:edit.staleAsk.text", { count: 1 })).waitFor()
  await question.getByRole("button", { name: say("task-create:edit.staleAsk.cancel") }).click()
  await question.waitFor({ state: "detached" })
  await expect.poll(statusOf).toEqual({ status: "active" })

  await page.getByRole("button", { name: save }).click()
  await question.getByRole("button", { name: say("task-create:edit.staleAsk.confirm") }).click()
  await toast(page, say("task-create:edit.saved")).waitFor()
  await expect.poll(statusOf).toEqual({ status: "stale" })
  await db.$client.end()
})

test("a task that is over is not edited but shown; one's own open task is closed from here", async () => {
  const person = await newPerson()
  const id = await postTask(person, { title: "Hang a swing between two trees" })
  const page = await openAs(person, `/tasks/${id}/edit`)
  await page.getByRole("button", { name: say("taskPage:close") }).click()
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("taskPage:closing.confirm") })
    .click()
  await page.waitForURL(taskUrl)
  await visit(page, `/tasks/${id}/edit`)
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/tasks/${id}`)
})

test("[G01] nobody else gets near it: strangers get no page, visitors sign in first", async () => {
  const [owner, stranger] = [await newPerson("Vera Owner"), await newPerson("Ion Stranger")]
  const id = await postTask(owner, { title: "Read a will and explain it to me" })
  const other = await openAs(stranger, "/")
  for (const path of [`/tasks/${id}/edit`, "/tasks/not-a-task/edit"]) {
    expect((await visit(other, path))?.status(), path).toBe(404)
  }
  const visitor = await openPage()
  await visit(visitor, `/tasks/${id}/edit`)
  await heading(visitor, say("signin:title")).waitFor()
})
