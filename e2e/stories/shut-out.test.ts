// Somebody is shut out while a page of theirs is open: it says so, and so does the sign-in, to them alone.
import { expect, test } from "vitest"
import { demoPeople } from "../../apps/api/src/demo/demo-people.ts"
import { newPerson, openAs } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { withBrowser } from "../world/browser.ts"
import { sessionCookieOf, type OwnPerson } from "../world/people.ts"
import { fill, heading, press } from "../world/sign-up-world.ts"
import { mutate, postTask } from "../world/task-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

async function shutOut({ id }: OwnPerson) {
  const admin = demoPeople.find(({ part }) => part === "admin")
  if (!admin) throw new Error("no administrator")
  const input = { id, status: "deactivated", reason: "for the story" }
  await mutate({ cookie: await sessionCookieOf(admin), path: "adminUser.setStatus", input })
}

test("the open page of a task leads to the sign-in and says why; there the right password alone hears that the account is shut", async () => {
  const say = wordsOf("ru")
  const person = await newPerson()
  const id = await postTask(person, { title: "Paint the fence of a small garden" })
  const page = await openAs(person, `/tasks/${id}`, { locale: "ru" })
  await shutOut(person)
  await heading(page, say("signin:title")).waitFor()
  await page.getByText(say("signin:sessionOver")).waitFor()
  await expect.poll(() => page.url()).toContain(encodeURIComponent(`/tasks/${id}`))

  const told = page.getByRole("main").getByRole("alert")
  await fill(page, { email: person.email, password: "not-the-password-1" }, say)
  await press(page, say("signin:submit"))
  await told.getByText(say("signin:wrong")).waitFor()
  await fill(page, { email: person.email, password: person.password }, say)
  await press(page, say("signin:submit"))
  await told.getByText(say("signin:deactivated")).waitFor()
  await told.getByRole("link", { name: say("signin:writeToUs") }).click()
  await page.waitForURL("**/contact?topic=appeal")
})

test("one tab asks for all of a browser: the others say the same, each in its own way", async () => {
  const say = wordsOf("ro")
  const person = await newPerson()
  const id = await postTask(person, { title: "Mow the lawn behind the house" })
  const first = await openAs(person, `/tasks/${id}`, { locale: "ro" })
  const [second, open] = [await first.context().newPage(), await first.context().newPage()]
  await Promise.all([second.goto("/dashboard"), open.goto("/how-it-works")])
  await Promise.all([second, open].map(hydrated))
  await shutOut(person)
  // All at once: what is told on a page for everybody passes by.
  await Promise.all([
    open.getByText(say("common:signedOut")).waitFor(),
    ...[first, second].map((page) => page.getByText(say("signin:sessionOver")).waitFor()),
  ])
  await expect.poll(() => second.url()).toContain(encodeURIComponent("/dashboard"))
})

test("on a page for everybody one reads on, and is told with a way back in", async () => {
  const say = wordsOf("en")
  const person = await newPerson()
  const page = await openAs(person, "/how-it-works")
  await page.context().clearCookies()
  await page.getByText(say("common:signedOut")).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe("/how-it-works")
})
