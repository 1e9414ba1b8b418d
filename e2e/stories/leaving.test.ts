// The end of an account: taken along and deleted by its owner, or shut by an administrator while pages are open.
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { newPerson, openAs, section, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { watchFaults, withBrowser } from "../world/browser.ts"
import { sessionCookieOf, type OwnPerson } from "../world/people.ts"
import { heading, main, open, signIn } from "../world/sign-up-world.ts"
import { mutate, postTask } from "../world/task-world.ts"
import { withDatabase } from "../world/with-database.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("ru")

test("in Russian: a person takes along all that is kept, deletes the account, and cannot log in any more", async () => {
  const person = await newPerson("Vera Rusu")
  const page = await openAs(person, "/account", { locale: "ru" })
  const faults = watchFaults(page)
  const data = section(page, say("account:export.title"))
  await data.getByRole("button", { name: say("account:export.prepare") }).click()
  const coming = page.waitForEvent("download")
  await data.getByRole("link", { name: say("account:export.download") }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const told = JSON.parse(await text(await download.createReadStream())) as Record<string, unknown>
  expect(told).toMatchObject({ account: { email: person.email, name: "Vera Rusu" }, contacts: [] })
  expect(faults).toEqual([])

  const deletion = section(page, say("account:delete.title"))
  await deletion.getByRole("button", { name: say("account:delete.open") }).click()
  await deletion.getByLabel(say("account:delete.password")).fill(person.password)
  await deletion.getByRole("button", { name: say("account:delete.confirm") }).click()
  await toast(page, say("account:delete.done")).waitFor()
  await page
    .getByRole("banner")
    .getByRole("link", { name: say("shell:logIn") })
    .waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe("/")

  const again = await open("/signin", { locale: "ru" })
  await signIn(again, person, say)
  await main(again).getByRole("alert").getByText(say("signin:wrong")).waitFor()
})

/** By an administrator of the story's own. */
async function endUserActivity({ id }: OwnPerson) {
  const admin = await newPerson("Mara Admin")
  await withDatabase(({ $client }) =>
    $client.query("update users set role = 'ADMIN' where id = $1", [admin.id]),
  )
  const input = { id, status: "deactivated", reason: "for the story" }
  await mutate({ cookie: await sessionCookieOf(admin), path: "adminUser.setStatus", input })
}

test("a person who is shut out learns it in every open tab; only the right password hears why", async () => {
  const person = await newPerson()
  const id = await postTask(person, { title: "Mow the lawn behind the old shed" })
  const task = await openAs(person, `/tasks/${id}`, { locale: "ru" })
  const [home, reading] = [await task.context().newPage(), await task.context().newPage()]
  await Promise.all([home.goto("/dashboard"), reading.goto("/how-it-works")])
  await Promise.all([home, reading].map(hydrated))
  await endUserActivity(person)
  // All at the same time: what is told on a page for everyone passes by.
  await Promise.all([
    reading.getByText(say("common:signedOut")).waitFor(),
    ...[task, home].map((page) => page.getByText(say("signin:sessionOver")).waitFor()),
  ])
  await expect.poll(() => new URL(reading.url()).pathname).toBe("/how-it-works")
  await expect.poll(() => home.url()).toContain(encodeURIComponent("/dashboard"))
  await expect.poll(() => task.url()).toContain(encodeURIComponent(`/tasks/${id}`))
  await heading(task, say("signin:title")).waitFor()

  const told = main(task).getByRole("alert")
  await signIn(task, { ...person, password: "not-the-password-1" }, say)
  await told.getByText(say("signin:wrong")).waitFor()
  await signIn(task, person, say)
  await main(task)
    .getByRole("heading", { name: say("restriction:deactivated") })
    .waitFor()
  const words = "Это была ошибка: объявление опубликовал мой брат с моего компьютера, без моего ведома."
  await main(task).getByLabel(say("restriction:appeal.what")).fill(words)
  await main(task)
    .getByRole("button", { name: say("restriction:appeal.send") })
    .click()
  await main(task).getByText(say("restriction:appeal.sent")).waitFor()
})
