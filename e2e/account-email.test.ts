// A change of the e-mail: asked for in the account, agreed to from both mailboxes.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { linkTo, newPerson, openAs, section, toast } from "./account-world.ts"
import { hydrated } from "./browser-ready.ts"
import { openPage, visit, withBrowser, world } from "./browser.ts"

withBrowser()

const part = (page: Page) => section(page, "Change email")
const submit = (page: Page) => part(page).getByRole("button", { name: "Change email" })
const changeLink = /\/dashboard\?token=/
const anAddress = () => `new-${crypto.randomUUID()}@example.com`

async function ask(page: Page, email: string) {
  await part(page).getByLabel("New email").fill(email)
  await submit(page).click()
}

test("[A07] the new e-mail must be one, and another one", async () => {
  const person = await newPerson()
  const page = await openAs(person, "/account")
  for (const [typed, told] of [
    ["", "Write the new email."],
    ["maria@", "This does not look like an email."],
    [person.email.toUpperCase(), "This is your current email"],
  ] as const) {
    await ask(page, typed)
    await part(page).getByText(told).waitFor()
    await expect.poll(() => part(page).getByLabel("New email").inputValue()).toBe(typed)
  }
})

test("[A06] [A08] both links make the change, the button waits a minute over a reload", async () => {
  const person = await newPerson()
  const newEmail = anAddress()
  const page = await openAs(person, "/account")
  const asked = page.waitForRequest("**/change-email")
  await ask(page, newEmail)
  expect((await asked).postDataJSON()).toEqual({ newEmail, callbackURL: "/dashboard" })
  await toast(page, "Success").waitFor()
  expect(await toast(page, "Success").innerText()).toContain(
    "Verification links are on their way to both your current and your new email.",
  )
  const waiting = part(page).getByRole("button", { name: /^Again in 0:\d\d$/ })
  await waiting.waitFor()
  expect(await waiting.isDisabled()).toBe(true)
  await page.reload({ waitUntil: "networkidle" })
  await waiting.waitFor()

  const confirm = page.getByRole("main").getByRole("button", { name: "Confirm the address" })
  await visit(page, await linkTo(person.email, changeLink))
  await hydrated(page)
  await confirm.click()
  await page.getByText("Open the link in the letter to your new address too.").waitFor()
  expect(page.url()).toBe(`${world.webUrl}/dashboard`)

  // On another device one signs in first, and comes back to the link.
  const phone = await openPage({ width: 390 })
  await visit(phone, await linkTo(newEmail, changeLink))
  expect(new URL(phone.url()).pathname).toBe("/signin")
  await hydrated(phone)
  await phone.getByLabel("Email").fill(person.email)
  await phone.getByLabel("Password", { exact: true }).fill(person.password)
  await phone.getByRole("main").getByRole("button", { name: "Log in" }).click()
  await phone.getByRole("main").getByRole("button", { name: "Confirm the address" }).click()
  await phone.getByText(`From now on you log in with ${newEmail}.`).waitFor()

  const used = await linkTo(newEmail, changeLink)
  await visit(phone, used)
  await hydrated(phone)
  await phone.getByRole("main").getByRole("button", { name: "Confirm the address" }).click()
  await phone.getByText("This link does not work").waitFor()
})

test("[T12] a change that cannot be requested says so, and what was typed stays", async () => {
  const page = await openAs(await newPerson(), "/account")
  await page.route("**/change-email", (route) => route.abort())
  const newEmail = anAddress()
  await ask(page, newEmail)
  await toast(page, "Failed to request email change").waitFor()
  expect(await toast(page, "Failed to request email change").innerText()).toContain(
    "An error occurred while requesting email change",
  )
  await expect.poll(() => part(page).getByLabel("New email").inputValue()).toBe(newEmail)
})
