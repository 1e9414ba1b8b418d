// Forgotten and changed passwords, and the lock after too many wrong ones.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { locales } from "../../packages/domain/src/locale.ts"
import { contextOf, linkTo, newPerson, openAs, section, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { forgetWaits } from "../world/account-waits.ts"
import { openContext, openPage, visit, watchFaults, withBrowser, world } from "../world/browser.ts"
import { wordsOf, type Say } from "../world/words.ts"

withBrowser()

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })
const main = (page: Page) => page.getByRole("main")
const resetLink = /\/reset-password\?token=/

async function open(path: string, options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(options)
  await visit(page, path)
  await hydrated(page)
  return page
}

const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click()
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const accountMenu = (page: Page, say: Say, name: string) =>
  page.getByRole("button", { name: say("shell:accountMenu", { name }) })

async function signIn(page: Page, { email, password }: { email: string; password: string }, say: Say) {
  await field(page, say("signin:email")).fill(email)
  await field(page, say("signin:password")).fill(password)
  await press(page, say("signin:submit"))
}

test.each(locales)(
  "in %s: a forgotten password: a link by mail, a new password, all sessions over, the link worn out",
  async (locale) => {
    const say = wordsOf(locale)
    const person = await newPerson()
    const other = await openAs(person, "/profile", { locale })
    const page = await open("/signin", { locale })
    const faults = watchFaults(page)
    await main(page)
      .getByRole("link", { name: say("signin:forgot") })
      .click()
    await heading(page, say("reset:forgot.title")).waitFor()
    await press(page, say("reset:forgot.submit"))
    await page.getByText(say("reset:emailRequired")).waitFor()
    await field(page, say("reset:email")).fill(person.email)
    await press(page, say("reset:forgot.submit"))
    await heading(page, say("reset:sent.title")).waitFor()
    await page.getByText(say("reset:sent.text", { email: person.email })).waitFor()
    expect(faults).toEqual([])

    const link = await linkTo(person.email, resetLink)
    await visit(page, link)
    await hydrated(page)
    const newPassword = field(page, say("reset:choose.password"))
    await newPassword.fill("short")
    await press(page, say("reset:choose.submit"))
    await expect.poll(() => newPassword.getAttribute("aria-invalid")).toBe("true")
    await newPassword.fill("maria cojocaru 99")
    await press(page, say("reset:choose.submit"))
    await page.getByText(say("reset:choose.weak")).waitFor()
    const chosen = { ...person, password: "nine green doors in May" }
    await newPassword.fill(chosen.password)
    await press(page, say("reset:choose.submit"))
    await heading(page, say("reset:done.title")).waitFor()
    await main(page)
      .getByRole("link", { name: say("reset:logIn") })
      .click()
    await signIn(page, chosen, say)
    await accountMenu(page, say, person.name).waitFor()

    await visit(other, "/profile")
    await expect.poll(() => new URL(other.url()).pathname).toBe("/signin")
    await visit(other, link)
    await hydrated(other)
    await field(other, say("reset:choose.password")).fill("ten green doors in May")
    await press(other, say("reset:choose.submit"))
    await heading(other, say("reset:invalid.title")).waitFor()
    await main(other)
      .getByRole("link", { name: say("reset:invalid.submit") })
      .click()
    await heading(other, say("reset:forgot.title")).waitFor()
  },
)

test("an address without an account gets the same answer", async () => {
  const page = await open("/forgot-password")
  await page.getByLabel("Email").fill("nobody-at-all@example.com")
  await main(page).getByRole("button", { name: "Send the link" }).click()
  await heading(page, "Check your email").waitFor()
  await expect.poll(() => main(page).textContent()).toContain("nobody-at-all@example.com")
})

test.each(["/reset-password", "/auth/reset-password"])(
  "[R11] [R12] %s without its token offers a new link",
  async (path) => {
    const page = await open(path)
    await expect.poll(() => heading(page, "This link does not work").count()).toBe(1)
    const again = main(page).getByRole("link", { name: "Get a new link" })
    await expect.poll(() => again.getAttribute("href")).toBe("/forgot-password")
  },
)

test("[A09] the account sends the link, counts down a minute over a reload, and opens the same page", async () => {
  const person = await newPerson()
  const page = await openAs(person, "/account")
  const part = section(page, "Change password")
  const asked = page.waitForRequest("**/request-password-reset")
  await part.getByRole("button", { name: "Send a reset link" }).click()
  expect((await asked).postDataJSON()).toEqual({ email: person.email, redirectTo: "/auth/reset-password" })
  await toast(page, "Password reset link sent").waitFor()
  const waiting = part.getByRole("button", { name: /^Again in 0:\d\d$/ })
  await waiting.waitFor()
  await expect.poll(() => waiting.isDisabled()).toBe(true)
  await page.reload()
  await waiting.waitFor()

  // Someone who is signed in may follow it too.
  await visit(page, await linkTo(person.email, resetLink))
  await hydrated(page)
  await page.getByLabel("New password").fill("nine green doors in May")
  await main(page).getByRole("button", { name: "Save the password" }).click()
  await heading(page, "Password changed").waitFor()
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor()
})

test("[T12] a reset link that cannot be sent is told in three languages", async () => {
  const person = await newPerson()
  const said = {
    en: ["Failed to send password reset link", "An error occurred while requesting password reset"],
    ru: ["Не удалось отправить ссылку для смены пароля", "При запросе смены пароля произошла ошибка"],
    ro: [
      "Linkul pentru parola nouă nu a putut fi trimis",
      "A apărut o eroare la cererea de resetare a parolei",
    ],
  }
  const page = await openAs(person, "/account")
  await page.route("**/request-password-reset", (route) => route.abort())
  for (const locale of locales) {
    await visit(page, `/account?locale=${locale}`)
    await hydrated(page)
    await page.locator("button:has(svg.lucide-mail)").click()
    for (const text of said[locale]) await expect.poll(() => toast(page, text).count()).toBe(1)
  }
})

test.each(locales)(
  "in %s: too many wrong passwords lead to the lock, its letter leads out of it, and the right password in",
  async (locale) => {
    const say = wordsOf(locale)
    const person = await newPerson()
    // Letters come in the language of the last sign-in.
    await contextOf(person, { locale })
    const tries = await openContext()
    const guess = () =>
      tries.request.post(`${world.apiUrl}/api/auth/sign-in/email`, {
        data: { email: person.email, password: "a wrong password" },
        headers: { origin: world.webUrl },
      })
    // Between the tries one would have to wait: the guard's memory is set back instead (see its own tests).
    for (let time = 0; time < 9; time += 1) {
      await guess()
      await forgetWaits(person.email)
    }
    const page = await open("/signin", { locale })
    await signIn(page, { ...person, password: "a wrong password" }, say)
    await heading(page, say("locked:title")).waitFor()
    const timer = main(page).getByRole("timer")
    await expect.poll(() => timer.textContent()).toMatch(/^1[45]:\d\d$/)
    await expect.poll(() => page.locator(".fringe i").count()).toBe(15)
    await page.reload()
    await expect.poll(() => timer.textContent()).toMatch(/^14:\d\d$/)

    await visit(page, "/signin")
    await hydrated(page)
    await signIn(page, person, say)
    await heading(page, say("locked:title")).waitFor()

    await visit(page, await linkTo(person.email, /\/account-locked\?token=/))
    await hydrated(page)
    await press(page, say("locked:unlock.submit"))
    await heading(page, say("locked:done.title")).waitFor()
    await main(page)
      .getByRole("link", { name: say("locked:over.logIn") })
      .click()
    await signIn(page, person, say)
    await accountMenu(page, say, person.name).waitFor()
  },
)

test("the wait runs out before one's eyes, tab by tab", async () => {
  const page = await openPage()
  await page.clock.install()
  await visit(page, "/account-locked")
  await page.evaluate(() => {
    const note = { email: "maria@example.com", until: Date.now() + 900_000, seconds: 900 }
    sessionStorage.setItem("lock", JSON.stringify(note))
  })
  await page.reload()
  await expect.poll(() => main(page).getByRole("timer").textContent()).toMatch(/^1[45]:\d\d$/)
  const torn = page.locator(".fringe i[data-torn]")
  await expect.poll(() => torn.count()).toBe(0)
  await page.clock.fastForward(133_000)
  await expect.poll(() => main(page).getByRole("timer").textContent()).toMatch(/^12:\d\d$/)
  await expect.poll(() => torn.count()).toBe(2)
  await page.clock.fastForward(780_000)
  await heading(page, "You can log in again").waitFor()
  await expect
    .poll(() => main(page).getByRole("link", { name: "Log in" }).getAttribute("href"))
    .toBe("/signin")
})
