// The link in the letter: followed, followed again, too late, damaged, opened by programs.
import { expect, test } from "vitest"
import { verificationToken } from "../../packages/domain/src/account/verification-token.ts"
import { locales } from "../../packages/domain/src/locale.ts"
import { openPage, visit, withBrowser, world } from "../world/browser.ts"
import {
  anAddress,
  heading,
  linkTo,
  logIn,
  open,
  press,
  signInStatus,
  signUp,
} from "../world/sign-up-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

test("a scanner that opens the link, with scripts or without, confirms nothing; pressed again it says what it has done", async () => {
  const email = anAddress()
  await signUp(email)
  const link = await linkTo(email)
  for (const scripts of [false, true]) {
    const scanner = await openPage({ scripts })
    await visit(scanner, link)
    await heading(scanner, "Confirm your email").waitFor()
    await expect.poll(() => scanner.getByRole("main").textContent()).toContain(email)
  }
  expect(await signInStatus(email)).toBe(401)

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
    await expect.poll(() => forgot.getAttribute("href")).toBe("/forgot-password")
    await main.getByRole("link", { name: say("verify:logIn"), exact: true }).click()
    await logIn(page, email, say)
    await page
      .getByRole("banner")
      .getByRole("button", { name: /visitor-/ })
      .waitFor()
  },
)

test("a link that has expired says so at once and offers a new letter to the address inside it", async () => {
  const email = anAddress()
  const token = verificationToken({ email, expiresAt: Date.now() - 1000 }, "x".repeat(43))
  const page = await open(`/verify-email?token=${token}`)
  await heading(page, "The link has expired").waitFor()
  const asked = page.waitForRequest("**/send-verification-email")
  await press(page, "Send the email again")
  expect((await asked).postDataJSON()).toEqual({ email })
})

test("a link that was damaged says so at once and asks for the address", async () => {
  const page = await open("/verify-email?token=damaged")
  await heading(page, "This link does not work").waitFor()
  await press(page, "Send the email again")
  await page.getByText("Write the email of your account.").waitFor()
  await page.getByLabel("Email").fill(anAddress())
  const asked = page.waitForResponse("**/send-verification-email")
  await press(page, "Send the email again")
  expect((await asked).status()).toBe(200)
  await page.getByRole("status").getByText("If the address is waiting for confirmation").waitFor()
})

test.each(["https://evil.example", "//evil.example", "/\\evil.example"])(
  "the wish to go to %s is forgotten on the way",
  async (redirect) => {
    const email = anAddress()
    const page = await signUp(email, `/signup?redirect=${encodeURIComponent(redirect)}`)
    await expect.poll(() => page.url()).not.toContain("evil")
    expect(await linkTo(email)).not.toContain("evil")
    const link = new URL(await linkTo(email))
    link.searchParams.set("redirect", redirect)
    await visit(page, link.href)
    await press(page, "Confirm the email")
    const logIn = page.getByRole("main").getByRole("link", { name: "Log in" })
    await expect.poll(() => logIn.getAttribute("href")).toBe("/signin")
  },
)
