// Ways to log in beyond a password: a passkey of a real browser, an OpenID provider, the second step and what helps
// those who have lost it.
import { randomUUID } from "node:crypto"
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { appCodes } from "../../apps/web/src/pages/account/ways-in/app-codes.ts"
import { emailTo, newPerson, openAs, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, withBrowser } from "../world/browser.ts"
import { openidName } from "../login/openid-servers.ts"
import { press, signIn } from "../world/sign-up-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")
const pathOf = (page: Page) => new URL(page.url()).pathname

/** A device that unlocks itself with a finger. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("WebAuthn.enable")
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** How the pages after this one ask for a passkey. */
async function noteMediation(page: Page) {
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = (options) => {
      sessionStorage.setItem(
        "mediation",
        `${sessionStorage.getItem("mediation") ?? ""} ${options?.mediation}`,
      )
      return get(options)
    }
  })
  return () => page.evaluate(() => sessionStorage.getItem("mediation") ?? "")
}

test("someone adds a passkey, names it, and logs in with it, offered by the browser and by the button", async () => {
  const page = await openAs(await newPerson(), "/account?section=security")
  await withAuthenticator(page)
  const asked = await noteMediation(page)
  await page.getByRole("button", { name: say("security:passkeys.add") }).click()
  await toast(page, say("security:passkeys.added")).waitFor()
  await page.getByRole("button", { name: new RegExp(`^${say("security:passkeys.rename")}`) }).click()
  const dialog = page.getByRole("dialog", { name: say("security:passkeys.renameTitle") })
  await dialog.getByLabel(say("security:passkeys.name")).fill("Work laptop")
  await dialog.getByRole("button", { name: say("security:passkeys.save") }).click()
  await page.getByRole("button", { name: `${say("security:passkeys.rename")} Work laptop` }).waitFor()

  await page.context().clearCookies()
  await visit(page, "/signin?redirect=/how-it-works")
  // Nobody presses anything: the browser offers the passkey in the field for the email, and this device takes it.
  await expect.poll(() => pathOf(page)).toBe("/how-it-works")
  await page.getByRole("button", { name: /^Account menu/ }).waitFor()
  expect(await asked()).toContain("conditional")

  await page.context().clearCookies()
  // This device would take the offer in the field for the email before anyone could press the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await visit(page, "/signin?redirect=/how-it-works")
  await hydrated(page)
  await page.getByRole("button", { name: say("signin:passkey") }).click()
  await expect.poll(() => pathOf(page)).toBe("/how-it-works")
  await page.getByRole("button", { name: /^Account menu/ }).waitFor()
})

test("someone turns on the second step and logs in with a recovery code", async () => {
  const person = await newPerson()
  const page = await openAs(person, "/account?section=security")
  await page.getByRole("button", { name: say("security:ways.turnOn") }).click()
  const confirming = page.getByRole("dialog", { name: say("second-step:confirm.title") })
  await confirming.getByLabel(say("second-step:confirm.password"), { exact: true }).fill(person.password)
  await confirming.getByRole("button", { name: say("second-step:submit") }).click()
  const dialog = page.getByRole("dialog", { name: say("second-step:on.title") })
  await dialog.getByText(say("second-step:on.showKey")).click()
  const key = (await dialog.locator("details p").innerText()).replaceAll(" ", "")
  const [code = ""] = (await appCodes(`otpauth://totp/Doable:a?secret=${key}&issuer=Doable`)) ?? []
  await dialog.getByLabel(say("second-step:on.digits")).fill(code)
  await dialog.getByText(say("second-step:on.right")).waitFor()
  const recovery = await dialog.getByRole("listitem").first().innerText()
  await dialog.getByLabel(say("second-step:codes.saved")).click()
  await dialog.getByRole("button", { name: say("second-step:on.submit") }).click()
  await toast(page, say("second-step:on.done")).waitFor()

  const other = await openPage()
  await visit(other, "/signin?redirect=/how-it-works")
  await signIn(other, person, say)
  await expect.poll(() => pathOf(other)).toBe("/second-step")
  await hydrated(other)
  await other.getByRole("button", { name: say("second-step:useRecovery") }).click()
  await other.getByLabel(say("second-step:recovery.field")).fill(recovery)
  await other.getByRole("button", { name: say("second-step:submit") }).click()
  await expect.poll(() => pathOf(other)).toBe("/how-it-works")
})

/** The provider's own page, which asks who it is. */
async function logInAtProvider(page: Page, email: string) {
  await page.getByLabel("Email at the provider").fill(email)
  await page.getByLabel("Name").fill("Maria Cojocaru")
  await page.getByRole("button", { name: "Let me in" }).click()
}

test("someone signs up through an OpenID provider, sets a password, unlinks the provider and links it again", async () => {
  const email = `${randomUUID()}@example.com`
  const page = await openPage()
  await visit(page, "/signin?redirect=/how-it-works")
  await press(page, openidName)
  await logInAtProvider(page, email)
  await expect.poll(() => pathOf(page)).toBe("/how-it-works")
  await page.getByRole("button", { name: /^Account menu/ }).waitFor()

  await page.context().clearCookies()
  await visit(page, "/signin?redirect=/account?section=security")
  await press(page, openidName)
  await logInAtProvider(page, email)
  await page.getByText(say("security:ways.noPassword")).waitFor()
  await hydrated(page)
  await page.getByRole("button", { name: say("security:ways.setPassword") }).click()
  const dialog = page.getByRole("dialog", { name: say("security:ways.setPassword") })
  const password = randomUUID()
  await dialog.getByLabel(say("reset:choose.password"), { exact: true }).fill(password)
  await dialog.getByRole("button", { name: say("reset:choose.submit") }).click()
  await toast(page, say("security:ways.passwordSet")).waitFor()
  await emailTo(email, new RegExp(say("mail:letter.passwordSet.title")))

  const unlink = page.getByRole("button", { name: `${say("security:linked.unlink")} ${openidName}` })
  await unlink.click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("security:linked.unlink") })
    .click()
  await toast(page, say("security:linked.unlinked", { name: openidName })).waitFor()
  const other = await openPage()
  await visit(other, "/signin?redirect=/how-it-works")
  await signIn(other, { email, password }, say)
  await expect.poll(() => pathOf(other)).toBe("/how-it-works")

  // The provider still knows this browser, and leads straight back.
  await page.getByRole("button", { name: `${say("security:linked.link")} ${openidName}` }).click()
  await unlink.waitFor()
  await page.getByText(email).last().waitFor()
})
