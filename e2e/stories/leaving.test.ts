// The end of an account: taken along and deleted by its owner, or shut by an administrator while pages are open.
import { text } from "node:stream/consumers"
import { expect, test } from "vitest"
import { newPerson, openAs, section, toast } from "../world/account-world.ts"
import { watchFaults, withBrowser } from "../world/browser.ts"
import { main, open, signIn } from "../world/sign-up-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("ru")

test("in Russian: a person takes along all that is kept, deletes the account, and cannot log in any more", async () => {
  const person = await newPerson("Vera Rusu")
  const page = await openAs(person, "/account", { locale: "ru" })
  const faults = watchFaults(page)
  const data = section(page, say("account:export.title"))
  await data.getByRole("button", { name: say("account:export.prepare") }).click()
  const coming = page.waitForEvent("download")
  await data.getByRole("link", { name: say("account:export.download") }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const told = JSON.parse(await text(await download.createReadStream())) as Record<string, unknown>
  expect(told).toMatchObject({ account: { email: person.email, name: "Vera Rusu" }, contacts: [] })
  expect(faults).toEqual([])

  const deletion = section(page, say("account:delete.title"))
  await deletion.getByRole("button", { name: say("account:delete.open") }).click()
  await deletion.getByLabel(say("account:delete.password")).fill(person.password)
  await deletion.getByRole("button", { name: say("account:delete.confirm") }).click()
  await toast(page, say("account:delete.done")).waitFor()
  await page
    .getByRole("banner")
    .getByRole("link", { name: say("shell:logIn") })
    .waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe("/")

  const again = await open("/signin", { locale: "ru" })
  await signIn(again, person, say)
  await main(again).getByRole("alert").getByText(say("signin:wrong")).waitFor()
})
