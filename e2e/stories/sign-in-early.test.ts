// Whoever logs in before following the letter gets the answer of a wrong password, with advice and a way on.
import { expect, test } from "vitest"
import { locales } from "../../packages/domain/src/locale.ts"
import { withBrowser, world } from "../world/browser.ts"
import { anAddress, fill, heading, open, password, press } from "../world/sign-up-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

test.each(locales)(
  "in %s: an early login is advised to confirm; the way leads to the letter and to a new password",
  async (locale) => {
    const say = wordsOf(locale)
    const email = anAddress()
    const signedUp = await fetch(`${world.apiUrl}/api/auth/sign-up/email`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: world.webUrl },
      body: JSON.stringify({ name: "Ana", email, password }),
    })
    expect(signedUp.status).toBe(200)
    const page = await open("/signin", { locale })
    await fill(page, { email, password }, say)
    await press(page, say("signin:submit"))
    const told = page.getByRole("main").getByRole("alert")
    await told.getByText(say("signin:wrong")).waitFor()
    await expect.poll(() => told.innerText()).toContain(say("signin:justSignedUp"))

    await told.getByRole("link", { name: say("signin:resend") }).click()
    await heading(page, say("verify:sent.title")).waitFor()
    const main = page.getByRole("main")
    await expect.poll(() => main.getByLabel(say("verify:email")).inputValue()).toBe(email)
    await press(page, say("verify:resend"))
    await main.getByText(say("verify:resent")).waitFor()
    await main.getByRole("link", { name: say("verify:sent.newPassword") }).click()
    await heading(page, say("reset:forgot.title")).waitFor()
  },
)
