// From the wish to an account to the first sign-in, over the real letter.
import { expect, test } from "vitest"
import { demoPeople } from "../../apps/api/src/demo/demo-people.ts"
import { locales } from "../../packages/domain/src/locale.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, watchFaults, withBrowser, world } from "../world/browser.ts"
import {
  anAddress,
  fill,
  heading,
  letterTo,
  linkTo,
  logIn,
  open,
  password,
  press,
  signUp,
} from "../world/sign-up-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

test.each(locales)(
  "in %s: a visitor who wanted something signs up, confirms on another device, logs in, is there, and completes the profile",
  async (locale) => {
    const say = wordsOf(locale)
    const email = anAddress()
    const page = await open("/tasks/create", { locale })
    const faults = watchFaults(page)
    await expect.poll(() => new URL(page.url()).pathname).toBe("/signin")
    await page
      .getByRole("main")
      .getByRole("link", { name: say("signin:signUp") })
      .click()
    await heading(page, say("signup:title")).waitFor()
    await fill(page, { email, password }, say)
    await press(page, say("signup:submit"))
    await heading(page, say("verify:sent.title")).waitFor()
    await page.getByText(say("verify:sent.textFor", { email })).waitFor()
    await expect.poll(() => page.url()).not.toContain("example.com")
    expect(faults).toEqual([])

    const link = await linkTo(email)
    expect(new URL(link).searchParams.get("lang")).toBe(locale)
    const phone = await open(link, { width: 390, locale: "en" })
    const phoneFaults = watchFaults(phone)
    await press(phone, say("verify:asking.confirm"))
    await heading(phone, say("verify:done.title")).waitFor()
    await expect.poll(() => phone.evaluate(() => document.activeElement?.tagName)).toBe("H1")
    // Confirmed is not signed in: whoever reads the letter need not be who chose the password.
    await expect
      .poll(() => phone.context().cookies())
      .not.toContainEqual(expect.objectContaining({ name: expect.stringContaining("session") as string }))
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

test("the rules of the password are there from the start and say how each stands", async () => {
  const page = await open("/signup")
  const field = page.getByLabel("Password", { exact: true })
  const rules = page.getByRole("main").getByRole("listitem")
  const states = () => rules.evaluateAll((all) => all.map((one) => one.getAttribute("data-state")))
  await expect.poll(() => states()).toEqual(["open", "open", "open"])
  await expect
    .poll(() => field.getAttribute("aria-describedby"))
    .toContain((await rules.first().locator("..").getAttribute("id")) ?? "?")

  await fill(page, { name: "Mihai Ceban" })
  await field.pressSequentially("mihai24")
  await expect.poll(() => states()).toEqual(["open", "open", "kept"])
  await expect.poll(() => rules.first().textContent()).toBe("At least 8 characters, now 7")
  await press(page, "Create the account")
  await expect.poll(() => states()).toEqual(["broken", "broken", "kept"])
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true")

  await fill(page, { password })
  await expect.poll(() => states()).toEqual(["kept", "kept", "kept"])
})

test("what is wrong is said at its field, a mistyped host is mended by a press, and the language may change", async () => {
  const page = await open("/signup")
  await press(page, "Create the account")
  const email = page.getByLabel("Email")
  await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.getByText("Enter your email.").waitFor()
  await page.getByText("Choose a password.").waitFor()

  await fill(page, { name: "Ana", email: "ana@gmial", password })
  await press(page, "Create the account")
  await page.getByText("The address looks unfinished").waitFor()
  await page.getByRole("main").getByRole("link", { name: "Română" }).click()
  await page.getByText("Adresa pare neterminată").waitFor()
  await press(page, "ana@gmail.com")
  await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe("ana@gmail.com")
  await expect.poll(() => page.getByText("Adresa pare neterminată").count()).toBe(0)
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
  await expect
    .poll(() => page.getByRole("main").textContent())
    .toContain(`We have sent an email to ${owner?.email}.`)
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
  await expect.poll(() => again.isDisabled()).toBe(true)
  await page.clock.fastForward(20_000)
  await expect.poll(secondsLeft).toBeLessThanOrEqual(40)

  await page.reload()
  await expect.poll(secondsLeft).toBeGreaterThan(0)
  await expect.poll(() => secondsLeft()).toBeLessThanOrEqual(40)
  await page.clock.fastForward(60_000)
  await expect.poll(() => again.textContent()).toBe("Send the email again")
  const asked = page.waitForResponse((response) => response.url().endsWith("/send-verification-email"))
  await again.click()
  expect((await asked).status()).toBe(200)
  await page.getByRole("status").getByText("If the address is waiting for confirmation").waitFor()
  await expect.poll(secondsLeft).toBeGreaterThan(30)
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
    await expect.poll(() => new URL(page.url()).pathname).toBe("/")
  }
})

test("before scripts run the form is there with its labels, and the page says what is asked for", async () => {
  const page = await withoutScripts("/signup")
  for (const label of ["Name (optional)", "Email", "Password"]) {
    await expect.poll(() => page.getByLabel(label, { exact: true }).count()).toBe(1)
  }
  await expect.poll(() => page.getByText("At least 8 characters").count()).toBe(1)
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
