// The language of the letters follows the one that was last chosen, wherever that was.
import { expect, test } from "vitest"
import { linkTo, newPerson, openAs } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { withBrowser, world } from "../world/browser.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

test("letters come in the language that was last chosen, in the account or on any page", async () => {
  const person = await newPerson()
  const page = await openAs(person, "/account?section=language")
  const told = () => page.waitForResponse((answer) => answer.url().includes("user.setLocale"))
  const first = told()
  await page.getByRole("main").getByRole("radio", { name: "Română" }).click()
  expect((await first).status()).toBe(200)
  await page.getByRole("heading", { level: 2, name: wordsOf("ro")("account:language") }).waitFor()
  await hydrated(page)

  const second = told()
  await page.getByRole("contentinfo").getByRole("link", { name: "Русский" }).click()
  expect((await second).status()).toBe(200)
  const asked = await fetch(`${world.apiUrl}/api/auth/request-password-reset`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: world.webUrl },
    body: JSON.stringify({ email: person.email }),
  })
  expect(asked.status).toBe(200)
  const link = new URL(await linkTo(person.email, /\/reset-password\?token=/))
  expect(link.searchParams.get("lang")).toBe("ru")
})
