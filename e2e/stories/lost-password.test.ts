// A password that was forgotten: guessed until the login closes, opened again by an email, or replaced by way of another.
import { expect, test } from "vitest"
import { forgetWaits } from "../world/account-waits.ts"
import { contextOf, linkTo, newPerson, openAs } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openContext, visit, withBrowser, world } from "../world/browser.ts"
import { field, follow, heading, main, open, press, signIn } from "../world/sign-up-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

test("in Romanian: too many wrong passwords close the sign-in, even for the right one; the letter opens it", async () => {
  const say = wordsOf("ro")
  const person = await newPerson()
  // Letters come in the language of the account.
  await contextOf(person, { locale: "ro" })
  const tries = await openContext()
  // Between the tries one would have to wait: the guard's memory is set back instead (see its own tests).
  for (let time = 0; time < 9; time += 1) {
    await tries.request.post(`${world.apiUrl}/api/auth/sign-in/email`, {
      data: { email: person.email, password: "a wrong password" },
      headers: { origin: world.webUrl },
    })
    await forgetWaits(person.email)
  }
  const page = await open("/signin", { locale: "ro" })
  await signIn(page, { ...person, password: "a wrong password" }, say)
  await heading(page, say("locked:title")).waitFor()
  await page.reload()
  await expect.poll(() => main(page).getByRole("timer").textContent()).toMatch(/^1[0-4]:\d\d$/)
  await visit(page, "/signin")
  await signIn(page, person, say)
  await heading(page, say("locked:title")).waitFor()

  await visit(page, await linkTo(person.email, /\/account-locked\?token=/))
  await press(page, say("locked:unlock.submit"))
  await heading(page, say("locked:done.title")).waitFor()
  await follow(page, say("locked:over.logIn"))
  await signIn(page, person, say)
  await page.getByRole("button", { name: say("shell:accountMenu", { name: person.name }) }).waitFor()
})

test("a forgotten password: a link by mail, a new password, every session over, the link worn out", async () => {
  const say = wordsOf("en")
  const person = await newPerson()
  const other = await openAs(person, "/profile")
  const page = await open("/signin")
  await follow(page, say("signin:forgot"))
  await heading(page, say("reset:forgot.title")).waitFor()
  await field(page, say("reset:email")).fill(person.email)
  await press(page, say("reset:forgot.submit"))
  await heading(page, say("reset:sent.title")).waitFor()

  const link = await linkTo(person.email, /\/reset-password\?token=/)
  await visit(page, link)
  // The owner's name is known to the API alone.
  await field(page, say("reset:choose.password")).fill("maria cojocaru 99")
  await press(page, say("reset:choose.submit"))
  await main(page).getByText(say("reset:choose.weak")).waitFor()
  const chosen = { ...person, password: "nine green doors in May" }
  await field(page, say("reset:choose.password")).fill(chosen.password)
  await press(page, say("reset:choose.submit"))
  await heading(page, say("reset:done.title")).waitFor()
  await follow(page, say("reset:logIn"))
  await signIn(page, chosen, say)
  await page.getByRole("button", { name: say("shell:accountMenu", { name: person.name }) }).waitFor()

  await visit(other, "/profile")
  await expect.poll(() => new URL(other.url()).pathname).toBe("/signin")
  await visit(other, link)
  await hydrated(other)
  await field(other, say("reset:choose.password")).fill("ten green doors in May")
  await press(other, say("reset:choose.submit"))
  await heading(other, say("reset:invalid.title")).waitFor()
})
