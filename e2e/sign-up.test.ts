// From the wish to an account to the first sign-in, over the real letter.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { demoPeople } from "../apps/api/src/commands/demo-people.ts"
import { mailsIn } from "../apps/api/test/mail.ts"
import { verificationToken } from "../packages/domain/src/account/verification-token.ts"
import { locales } from "../packages/domain/src/locale.ts"
import { hydrated } from "./browser-ready.ts"
import { openPage, withBrowser, visit, watchFaults, world } from "./browser.ts"
import { wordsOf, type Say } from "./words.ts"

withBrowser()

const password = "a green door in May"
const anAddress = () => `visitor-${crypto.randomUUID()}@example.com`
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name }).click()

async function open(path: string, options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(options)
  await visit(page, path)
  await hydrated(page)
  return page
}

const english = wordsOf("en")

async function fill(page: Page, fields: { name?: string; email?: string; password?: string }, say = english) {
  const field = (label: string) => page.getByRole("main").getByLabel(label, { exact: true })
  if (fields.name !== undefined) await field(say("signup:name")).fill(fields.name)
  if (fields.email !== undefined) await field(say("signup:email")).fill(fields.email)
  if (fields.password !== undefined) await field(say("signup:password")).fill(fields.password)
}

async function letterTo(email: string) {
  const find = async () =>
    (await mailsIn(world.mailFolder)).findLast(({ head }) => head.includes(`To: ${email}`))
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  return (await find())?.body ?? ""
}

async function linkTo(email: string) {
  return /http:\S+verify-email\?token=\S+/.exec(await letterTo(email))?.[0] ?? ""
}

async function signUp(email: string, path = "/signup") {
  const page = await open(path)
  await fill(page, { email, password })
  await press(page, "Create the account")
  await heading(page, "Check your email").waitFor()
  return page
}

const signInStatus = async (email: string) =>
  (
    await fetch(`${world.apiUrl}/api/auth/sign-in/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: world.webUrl },
      body: JSON.stringify({ email, password }),
    })
  ).status

async function logIn(page: Page, email: string, say: Say) {
  await heading(page, say("signin:title")).waitFor()
  // The address is known from the page before; only the password is asked for.
  await expect.poll(() => page.getByLabel(say("signin:email"), { exact: true }).inputValue()).toBe(email)
  await fill(page, { password }, say)
  await press(page, say("signin:submit"))
}

test.each(locales)(
  "in %s: a visitor who wanted something signs up, confirms on another device, logs in, is there, and completes the profile",
  async (locale) => {
    const say = wordsOf(locale)
    const email = anAddress()
    const page = await open("/tasks/create", { locale })
    const faults = watchFaults(page)
    expect(new URL(page.url()).pathname).toBe("/signin")
    await page
      .getByRole("main")
      .getByRole("link", { name: say("signin:signUp") })
      .click()
    await heading(page, say("signup:title")).waitFor()
    await fill(page, { email, password }, say)
    await press(page, say("signup:submit"))
    await heading(page, say("verify:sent.title")).waitFor()
    await page.getByText(say("verify:sent.textFor", { email })).waitFor()
    expect(page.url()).not.toContain("example.com")
    expect(faults).toEqual([])

    const link = await linkTo(email)
    expect(new URL(link).searchParams.get("locale")).toBe(locale)
    const phone = await open(link, { width: 390, locale: "en" })
    const phoneFaults = watchFaults(phone)
    await press(phone, say("verify:asking.confirm"))
    await heading(phone, say("verify:done.title")).waitFor()
    expect(await phone.evaluate(() => document.activeElement?.tagName)).toBe("H1")
    // Confirmed is not signed in: whoever reads the letter need not be who chose the password.
    expect(await phone.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: expect.stringContaining("session") as string }),
    )
    await phone
      .getByRole("main")
      .getByRole("link", { name: say("verify:logIn") })
      .click()
    await logIn(phone, email, say)
    await phone.waitForURL("**/tasks/create")

    await visit(phone, "/profile/complete")
    await hydrated(phone)
    const main = phone.getByRole("main")
    await main.getByText(say("complete:progress", { done: 0, all: 3 })).waitFor()
    await main.getByLabel(say("account:personal.name"), { exact: true }).fill("Vera Munteanu")
    await press(phone, say("account:personal.save"))
    await main.getByText(say("complete:progress", { done: 1, all: 3 })).waitFor()
    await main.getByRole("link", { name: say("complete:skip") }).click()
    await heading(phone, say("dashboard:hello", { name: "Vera Munteanu" })).waitFor()
    expect(phoneFaults).toEqual([])
  },
)

test("a scanner that opens the link, with scripts or without, confirms nothing; pressed again it says what it has done", async () => {
  const email = anAddress()
  await signUp(email)
  const link = await linkTo(email)
  for (const scripts of [false, true]) {
    const scanner = await openPage({ scripts })
    await visit(scanner, link)
    await heading(scanner, "Confirm your email").waitFor()
    expect(await scanner.getByRole("main").textContent()).toContain(email)
  }
  expect(await signInStatus(email)).toBe(403)

  for (const title of ["Email confirmed", "Already confirmed"]) {
    const page = await open(link)
    await press(page, "Confirm the email")
    await heading(page, title).waitFor()
  }
  expect(await signInStatus(email)).toBe(200)
})

test.each(locales)(
  "in %s: a link that was used leads to the sign-in and to a new password",
  async (locale) => {
    const say = wordsOf(locale)
    const email = anAddress()
    await signUp(email)
    const link = new URL(await linkTo(email))
    await fetch(`${world.apiUrl}/api/auth/verify-email?token=${link.searchParams.get("token")}`)
    link.searchParams.set("locale", locale)
    const page = await open(link.href)
    await press(page, say("verify:asking.confirm"))
    await heading(page, say("verify:used.title")).waitFor()
    const main = page.getByRole("main")
    const forgot = main.getByRole("link", { name: say("verify:used.forgot") })
    expect(await forgot.getAttribute("href")).toBe("/forgot-password")
    await main.getByRole("link", { name: say("verify:logIn"), exact: true }).click()
    await logIn(page, email, say)
    await page
      .getByRole("banner")
      .getByRole("button", { name: /visitor-/ })
      .waitFor()
  },
)

test("the rules of the password are there from the start and say how each stands", async () => {
  const page = await open("/signup")
  const field = page.getByLabel("Password", { exact: true })
  const rules = page.getByRole("main").getByRole("listitem")
  const states = () => rules.evaluateAll((all) => all.map((one) => one.getAttribute("data-state")))
  expect(await states()).toEqual(["open", "open", "open"])
  expect(await field.getAttribute("aria-describedby")).toContain(
    (await rules.first().locator("..").getAttribute("id")) ?? "?",
  )

  await fill(page, { name: "Mihai Ceban" })
  await field.pressSequentially("mihai24")
  expect(await states()).toEqual(["open", "open", "kept"])
  expect(await rules.first().textContent()).toBe("At least 8 characters, now 7")
  await press(page, "Create the account")
  expect(await states()).toEqual(["broken", "broken", "kept"])
  expect(await field.getAttribute("aria-invalid")).toBe("true")

  await fill(page, { password })
  expect(await states()).toEqual(["kept", "kept", "kept"])
})

test("what is wrong is said at its field, a mistyped host is mended by a press, and the language may change", async () => {
  const page = await open("/signup")
  await press(page, "Create the account")
  const email = page.getByLabel("Email")
  expect(await email.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.getByText("Enter your email.").waitFor()
  await page.getByText("Choose a password.").waitFor()

  await fill(page, { name: "Ana", email: "ana@gmial", password })
  await press(page, "Create the account")
  await page.getByText("The address looks unfinished").waitFor()
  await page.getByRole("main").getByRole("link", { name: "Română" }).click()
  await page.getByText("Adresa pare neterminată").waitFor()
  await press(page, "ana@gmail.com")
  await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe("ana@gmail.com")
  expect(await page.getByText("Adresa pare neterminată").count()).toBe(0)
  await expect.poll(() => page.getByLabel("Nume").inputValue()).toBe("Ana")
})

test("a server that is away costs nothing that was typed", async () => {
  const email = anAddress()
  const page = await open("/signup")
  await fill(page, { name: "Ana", email, password })
  await page.route("**/sign-up/email", (route) => route.abort())
  await press(page, "Create the account")
  await page.getByRole("alert").getByText("The server did not answer").waitFor()
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email)
  await expect.poll(() => page.getByLabel("Password", { exact: true }).inputValue()).toBe(password)

  await page.unroute("**/sign-up/email")
  await press(page, "Create the account")
  await heading(page, "Check your email").waitFor()
  expect(await linkTo(email)).toContain("token=")
})

test("signing up with a taken address looks the same; only its mailbox learns of it", async () => {
  const owner = demoPeople.find(({ part }) => part === "doer")
  const page = await signUp(owner?.email ?? "")
  expect(await page.getByRole("main").textContent()).toContain(`We have sent a letter to ${owner?.email}.`)
  expect(await letterTo(owner?.email ?? "")).toContain("/signin")
})

test("the letter can be asked for again after a minute, which goes on after a reload", async () => {
  const page = await openPage()
  await page.clock.install()
  await visit(page, "/signup")
  await hydrated(page)
  await fill(page, { email: anAddress(), password })
  await press(page, "Create the account")
  await heading(page, "Check your email").waitFor()
  const again = page.getByRole("main").getByRole("button", { name: /again/ })
  const secondsLeft = async () => Number(/\d+/.exec((await again.textContent()) ?? "")?.[0] ?? 0)
  await expect.poll(secondsLeft).toBeGreaterThan(30)
  expect(await again.isDisabled()).toBe(true)
  await page.clock.fastForward(20_000)
  await expect.poll(secondsLeft).toBeLessThanOrEqual(40)

  await page.reload()
  await expect.poll(secondsLeft).toBeGreaterThan(0)
  expect(await secondsLeft()).toBeLessThanOrEqual(40)
  await page.clock.fastForward(60_000)
  await expect.poll(() => again.textContent()).toBe("Send the letter again")
  const asked = page.waitForResponse((response) => response.url().endsWith("/send-verification-email"))
  await again.click()
  expect((await asked).status()).toBe(200)
  await page.getByRole("status").getByText("If the address is waiting for confirmation").waitFor()
  await expect.poll(secondsLeft).toBeGreaterThan(30)
})

test("a link that has expired says so at once and offers a new letter to the address inside it", async () => {
  const email = anAddress()
  const token = verificationToken({ email, expiresAt: Date.now() - 1000 }, "x".repeat(43))
  const page = await open(`/verify-email?token=${token}`)
  await heading(page, "The link has expired").waitFor()
  const asked = page.waitForRequest("**/send-verification-email")
  await press(page, "Send the letter again")
  expect((await asked).postDataJSON()).toEqual({ email })
})

test("a link that was damaged says so at once and asks for the address", async () => {
  const page = await open("/verify-email?token=damaged")
  await heading(page, "This link does not work").waitFor()
  await press(page, "Send the letter again")
  await page.getByText("Write the email of your account.").waitFor()
  await page.getByLabel("Email").fill(anAddress())
  const asked = page.waitForResponse("**/send-verification-email")
  await press(page, "Send the letter again")
  expect((await asked).status()).toBe(200)
  await page.getByRole("status").getByText("If the address is waiting for confirmation").waitFor()
})

test("a password that only the API knows as common is marked at its rule", async () => {
  const page = await open("/signup")
  await fill(page, { email: anAddress(), password: "voxstrange" })
  await press(page, "Create the account")
  const rule = page.getByRole("listitem").filter({ hasText: "Not among the most used passwords" })
  await expect.poll(() => rule.getAttribute("data-state")).toBe("broken")
  await fill(page, { password })
  await expect.poll(() => rule.getAttribute("data-state")).toBe("kept")
})

test("[G03] someone who is signed in and opens sign-up lands on the home page", async () => {
  for (const path of ["/signup", "/signin", "/signup-success"]) {
    const page = await open(path, { as: "customer" })
    expect(new URL(page.url()).pathname).toBe("/")
  }
})

test.each(["https://evil.example", "//evil.example", "/\\evil.example"])(
  "the wish to go to %s is forgotten on the way",
  async (redirect) => {
    const email = anAddress()
    const page = await signUp(email, `/signup?redirect=${encodeURIComponent(redirect)}`)
    expect(page.url()).not.toContain("evil")
    expect(await linkTo(email)).not.toContain("evil")
    const link = new URL(await linkTo(email))
    link.searchParams.set("redirect", redirect)
    await visit(page, link.href)
    await press(page, "Confirm the email")
    const logIn = page.getByRole("main").getByRole("link", { name: "Log in" })
    expect(await logIn.getAttribute("href")).toBe("/signin")
  },
)

test("before scripts run the form is there with its labels, and the page says what is asked for", async () => {
  const page = await withoutScripts("/signup")
  for (const label of ["Name (optional)", "Email", "Password"]) {
    expect(await page.getByLabel(label, { exact: true }).count()).toBe(1)
  }
  expect(await page.getByText("At least 8 characters").count()).toBe(1)
})

// A browser whose scripts a test has switched off still reads <noscript> as one that has them: the page itself is read.
test.each(locales)("in %s: to browsers without scripts the pages that need them say so", async (locale) => {
  for (const path of ["/signup", "/signin"]) {
    const page = await fetch(world.webUrl + path, { headers: { "accept-language": locale } })
    const said = /<noscript>(.+?)<\/noscript>/s.exec(await page.text())?.[1]
    expect(said).toContain(wordsOf(locale)("common:needsScripts"))
  }
})

async function withoutScripts(path: string) {
  const page = await openPage({ scripts: false })
  await page.goto(path)
  return page
}
