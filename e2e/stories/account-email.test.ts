// A change of the e-mail: asked for in the account, agreed to from both mailboxes.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { locales } from "../../packages/domain/src/locale.ts"
import { linkTo, newPerson, openAs, section, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, withBrowser, world } from "../world/browser.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const english = wordsOf("en")
const part = (page: Page, say = english) => section(page, say("account:email.title"))
const changeLink = /\/dashboard\?token=/
const anAddress = () => `new-${crypto.randomUUID()}@example.com`

async function ask(page: Page, email: string, say = english) {
  await part(page, say).getByLabel(say("account:email.field")).fill(email)
  await part(page, say)
    .getByRole("button", { name: say("account:email.submit") })
    .click()
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

test.each(locales)(
  "[A06] [A08] in %s: both links make the change, the button waits a minute over a reload",
  async (locale) => {
    const say = wordsOf(locale)
    const person = await newPerson()
    const newEmail = anAddress()
    const page = await openAs(person, "/account", { locale })
    const asked = page.waitForRequest("**/change-email")
    await ask(page, newEmail, say)
    expect((await asked).postDataJSON()).toEqual({ newEmail, callbackURL: "/dashboard" })
    const told = toast(page, say("account:email.success"))
    await told.waitFor()
    await expect.poll(() => told.innerText()).toContain(say("account:email.successText"))
    const waiting = part(page, say).getByRole("button", {
      name: new RegExp(`^${say("account:againIn", { time: "0:\\d\\d" })}$`),
    })
    await waiting.waitFor()
    await expect.poll(() => waiting.isDisabled()).toBe(true)
    await page.reload()
    await waiting.waitFor()
    await part(page, say).getByText(say("account:email.waiting.title")).waitFor()
    for (const email of [person.email, newEmail])
      await part(page, say).getByText(say("account:email.waiting.open", { email })).waitFor()

    const inLanguage = (link: string) => {
      const url = new URL(link)
      url.searchParams.set("locale", locale)
      return url.href
    }
    const confirm = (on: Page) =>
      on
        .getByRole("main")
        .getByRole("button", { name: say("dashboard:email.asking.submit") })
        .click()
    await visit(page, inLanguage(await linkTo(person.email, changeLink)))
    await hydrated(page)
    const both = { oldEmail: person.email, newEmail }
    await page.getByText(say("dashboard:email.asking.textFor", { ...both, email: person.email })).waitFor()
    await confirm(page)
    await page.getByText(say("dashboard:email.half.textNew")).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.has("token")).toBe(false)

    // On another device one signs in first, and comes back to the link.
    const phone = await openPage({ width: 390, locale })
    await visit(phone, inLanguage(await linkTo(newEmail, changeLink)))
    await expect.poll(() => new URL(phone.url()).pathname).toBe("/signin")
    await hydrated(phone)
    const main = phone.getByRole("main")
    await main.getByLabel(say("signin:email"), { exact: true }).fill(person.email)
    await main.getByLabel(say("signin:password"), { exact: true }).fill(person.password)
    await main.getByRole("button", { name: say("signin:submit") }).click()
    await confirm(phone)
    await phone.getByText(say("dashboard:email.done.text", { email: newEmail })).waitFor()

    await visit(phone, inLanguage(await linkTo(newEmail, changeLink)))
    await phone.getByText(say("dashboard:email.invalid.title")).waitFor()
  },
)

test("too many presses are told as such, and nothing is lost", async () => {
  const page = await openAs(await newPerson(), "/account")
  // The page cannot learn beforehand that the link is no good.
  await page.route("**/find-email-change", (route) => route.abort())
  await visit(page, "/dashboard?token=invented")
  await hydrated(page)
  const headers = { "access-control-allow-origin": world.webUrl, "access-control-allow-credentials": "true" }
  const body = JSON.stringify({ code: "too_many_tries" })
  // The stories run without limits: the API's own answer (see its tests) is given in its place.
  await page.route("**/confirm-email-change", (route) => route.fulfill({ status: 429, headers, body }))
  const confirm = page.getByRole("main").getByRole("button", { name: "Confirm the address" })
  await confirm.click()
  await page.getByRole("status").getByText("Too many tries").waitFor()
  await page.unroute("**/confirm-email-change")
  await confirm.click()
  await page.getByText("This link does not work").waitFor()
  await expect.poll(() => confirm.count()).toBe(0)
})

test("[T12] a change that cannot be requested says so, and what was typed stays", async () => {
  const page = await openAs(await newPerson(), "/account")
  await page.route("**/change-email", (route) => route.abort())
  const newEmail = anAddress()
  await ask(page, newEmail)
  await toast(page, "Failed to request email change").waitFor()
  await expect
    .poll(() => toast(page, "Failed to request email change").innerText())
    .toContain("An error occurred while requesting email change")
  await expect.poll(() => part(page).getByLabel("New email").inputValue()).toBe(newEmail)
})

test("a request that waits can be cancelled, and its links are then told as no good at once", async () => {
  const person = await newPerson()
  const page = await openAs(person, "/account")
  await ask(page, anAddress())
  const link = await linkTo(person.email, changeLink)
  await part(page).getByRole("button", { name: "Cancel this request" }).click()
  await expect.poll(() => part(page).getByText("Waiting for two confirmations").count()).toBe(0)
  await visit(page, link)
  await page.getByText("This link does not work").waitFor()
  await expect.poll(() => page.getByRole("button", { name: "Confirm the address" }).count()).toBe(0)
})
