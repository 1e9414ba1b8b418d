// Where one is logged in: the same person in several browsers, and several tabs of one.
import { expect, test } from "vitest"
import { newPerson, openAs, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openPage, visit, withBrowser, world } from "../world/browser.ts"
import { isSignedOut, signIn } from "../world/sign-up-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

const say = wordsOf("en")

test("[A13] [A16] [G04] a visitor follows a link to the sessions, logs in, ends the one elsewhere, then all", async () => {
  const person = await newPerson()
  const other = await openAs(person, "/profile")
  const page = await openPage()
  await visit(page, "/how-it-works?account=security")
  await expect.poll(() => new URL(page.url()).pathname).toBe("/signin")
  await expect.poll(() => page.content()).not.toContain(say("security:quitAll"))
  await signIn(page, person, say)
  const dialog = page.getByRole("dialog")
  const rows = dialog.getByRole("table", { name: say("security:table") }).getByRole("row")
  await expect.poll(() => rows.count()).toBe(3)
  await expect.poll(() => rows.nth(1).innerText()).toContain(say("security:current"))
  await expect.poll(() => rows.nth(1).innerText()).toMatch(/Chrome[^]+Linux[^]+Desktop/)

  await rows
    .nth(2)
    .getByRole("button", { name: say("security:quit") })
    .click()
  await toast(page, say("security:quitDone")).waitFor()
  await expect.poll(() => rows.count()).toBe(2)
  expect(await isSignedOut(other)).toBe(true)

  const reading = await openAs(person, "/how-it-works")
  await dialog.getByRole("button", { name: say("security:quitAll") }).click()
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: say("security:quitAll") })
    .click()
  await page
    .getByRole("banner")
    .getByRole("link", { name: say("shell:logIn") })
    .waitFor()
  // On a page for everyone one reads on, and is told.
  await toast(reading, say("common:signedOut")).waitFor()
  await expect.poll(() => new URL(reading.url()).pathname).toBe("/how-it-works")
  expect(await isSignedOut(page)).toBe(true)
})

test("the account opens over the page one is on; one step back leads out of it; on a phone it fills the screen", async () => {
  const page = await openPage({ as: await newPerson() })
  await visit(page, "/how-it-works")
  await page.getByRole("button", { name: /^Account menu/ }).click()
  await page.getByRole("link", { name: say("shell:settings") }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("heading", { name: say("account:mySettings") }).waitFor()
  await expect.poll(() => page.url()).toBe(`${world.webUrl}/how-it-works?account=settings`)
  await dialog.getByRole("link", { name: say("account:security") }).click()
  await dialog.getByRole("heading", { name: say("account:security") }).waitFor()
  await page.goBack()
  await dialog.waitFor({ state: "detached" })
  await expect.poll(() => page.url()).toBe(`${world.webUrl}/how-it-works`)

  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, "/how-it-works?account=settings")
  await hydrated(page)
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ width: 390, height: 844 })
  await dialog.getByRole("link", { name: say("account:myAccount") }).click()
  // Below everything else: what stays in place must leave the button that closes free.
  await dialog.getByRole("button", { name: say("contacts:add") }).scrollIntoViewIfNeeded()
  await dialog.getByRole("button", { name: say("ui:close") }).click()
  await dialog.waitFor({ state: "detached" })
})
