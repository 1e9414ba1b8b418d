// From the wish to post something to the first login, over the real email.
import { expect, test } from "vitest"
import { linkTo, newPerson } from "../world/account-world.ts"
import { holdScripts } from "../world/browser-ready.ts"
import { openPage, visit, watchFaults, withBrowser } from "../world/browser.ts"
import { field, follow, heading, main, open, press, signIn } from "../world/sign-up-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const english = wordsOf("en")

test("in Russian: a visitor who wanted to post signs up, confirms on a phone, logs in there and goes on", async () => {
  const say = wordsOf("ru")
  const person = { email: `visitor-${crypto.randomUUID()}@example.com`, password: "a green door in May" }
  const page = await open("/tasks/create")
  const faults = watchFaults(page)
  await follow(page, english("signin:signUp"))
  await field(page, english("signup:name")).fill("Vera Ceban")
  await field(page, english("signup:email")).fill("vera@gmial")
  await field(page, english("signup:password")).fill(person.password)
  await press(page, english("signup:submit"))
  await main(page).getByText(english("signup:emailInvalid")).waitFor()
  // The language changes without a reload: what was typed stays, what is wrong with it is told in the new one.
  await follow(page, "Русский")
  await main(page).getByText(say("signup:emailInvalid")).waitFor()
  await field(page, say("signup:email")).fill(person.email)
  await press(page, say("signup:submit"))
  await heading(page, say("verify:sent.title")).waitFor()
  await main(page).getByText(person.email).waitFor()
  await expect.poll(() => page.url()).not.toContain("example.com")
  expect(faults).toEqual([])

  // A mail program that opens the link confirms nothing: a login is still too early.
  const link = await linkTo(person.email, /\/verify-email\?token=/)
  expect(new URL(link).searchParams.get("lang")).toBe("ru")
  const scanner = await openPage({ scripts: false })
  await visit(scanner, link)
  await heading(scanner, say("verify:asking.title")).waitFor()
  await follow(page, say("verify:logIn"))
  await signIn(page, person, say)
  await main(page).getByRole("alert").getByText(say("signin:justSignedUp")).waitFor()

  const phone = await open(link, { width: 390 })
  const phoneFaults = watchFaults(phone)
  await press(phone, say("verify:asking.confirm"))
  await heading(phone, say("verify:done.title")).waitFor()
  // Confirmed isn't logged in: the reader of the email need not be who chose the password.
  const cookies = await phone.context().cookies()
  expect(cookies.filter(({ name }) => name.includes("session"))).toEqual([])
  await follow(phone, say("verify:logIn"))
  await expect.poll(() => field(phone, say("signin:email")).inputValue()).toBe(person.email)
  await signIn(phone, person, say)
  await phone.waitForURL("**/tasks/create")
  expect(phoneFaults).toEqual([])

  await visit(page, link)
  await press(page, say("verify:asking.confirm"))
  await heading(page, say("verify:used.title")).waitFor()
})

test("in the browser that signed up the link logs in, and one goes on where one wanted to", async () => {
  const email = `visitor-${crypto.randomUUID()}@example.com`
  const page = await open("/signup?redirect=/tasks/create")
  const faults = watchFaults(page)
  await field(page, english("signup:email")).fill(email)
  await field(page, english("signup:password")).fill("a green door in May")
  await press(page, english("signup:submit"))
  await heading(page, english("verify:sent.title")).waitFor()
  await visit(page, await linkTo(email, /\/verify-email\?token=/))
  await press(page, english("verify:asking.confirm"))
  await page.waitForURL("**/tasks/create")
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Account menu/ })
    .waitFor()
  expect(faults).toEqual([])
})

test("a login that is sent before the scripts have come is sent with them; without scripts it is sent too", async () => {
  const person = await newPerson("Ion Rusu")
  const page = await openPage()
  const release = await holdScripts(page)
  await page.goto("/signin?redirect=/profile", { waitUntil: "commit" })
  await signIn(page, person, english)
  release()
  await page.waitForURL("**/profile")
  await heading(page, "Ion Rusu").waitFor()

  const plain = await openPage({ scripts: false })
  await visit(plain, "/signin?redirect=/profile")
  await signIn(plain, { ...person, password: "not-this-one" }, english)
  await main(plain).getByRole("alert").getByText(english("signin:wrong")).waitFor()
  await signIn(plain, person, english)
  await plain.waitForURL("**/profile")
  await heading(plain, "Ion Rusu").waitFor()
  await expect.poll(() => plain.getByRole("alert").count()).toBe(0)
})
