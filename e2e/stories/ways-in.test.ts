// Ways to log in beyond a password: a passkey of a real browser, the second step and its recovery codes.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { appCodes } from "../../apps/web/src/pages/account/ways-in/app-codes.ts"
import { newPerson, openAs, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, withBrowser } from "../world/browser.ts"
import { signIn } from "../world/sign-up-world.ts"
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
