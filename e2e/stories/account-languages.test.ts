// The account's stories in the other two languages: the same deeds, each told in its words.
import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { aPhone, codeTo, newPerson, openAs, section, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { visit, withBrowser } from "../world/browser.ts"
import { wordsOf } from "../world/words-of.ts"

withBrowser()

const isSignedOut = async (page: Page) => {
  await visit(page, "/profile")
  return new URL(page.url()).pathname === "/signin"
}

describe.each(["ru", "ro"] as const)("in %s", (locale) => {
  const say = wordsOf(locale)

  /** The page of contacts of somebody new, and what is done on it. */
  async function contacts() {
    const page = await openAs(await newPerson(), "/account", { locale })
    const part = section(page, say("account:contacts"))
    const said = (key: string) => part.getByText(say(key), { exact: true }).waitFor()
    const told = (key: string) => toast(page, say(key)).waitFor()
    const press = (key: string) => part.getByRole("button", { name: say(key), exact: true }).click()
    const pick = (type: string) => part.getByRole("radio", { name: say(`contacts:type.${type}`) }).check()
    const write = (text: string) => part.getByRole("textbox").fill(text)
    const choose = async (value: string, key: string) => {
      await part.getByRole("button", { name: say("contacts:actions", { value }) }).click()
      await page.getByRole("menuitem", { name: say(key) }).click()
    }
    return { page, part, said, told, press, pick, write, choose }
  }

  test("[C02] [C03] [C04] [C05] [C06] [C10] every rule of contacts is told", async () => {
    const { page, part, said, told, press, pick, write, choose } = await contacts()
    await said("contacts:empty")
    await press("contacts:add")
    await press("contacts:add")
    await said("refusal:contact_type_required")
    await pick("email")
    await press("contacts:add")
    await said("refusal:contact_value_required")
    await write("maria@")
    await press("contacts:add")
    await said("refusal:contact_value_invalid")
    await write("maria@example.com")
    await press("contacts:add")
    await told("contacts:added")
    await part.getByText(say("contacts:primary"), { exact: true }).waitFor()

    await press("contacts:add")
    await pick("email")
    await write("maria@example.com")
    await press("contacts:add")
    await said("refusal:contact_exists")
    await write("second@example.com")
    await part.getByLabel(say("contacts:makePrimary")).check()
    await press("contacts:add")
    await said("refusal:contact_primary_taken")
    await press("contacts:cancel")

    await choose("maria@example.com", "contacts:delete")
    await told("contacts:deleteFailed")
    await told("refusal:contact_is_primary")
    await choose("maria@example.com", "contacts:edit")
    await write("third@example.com")
    await press("contacts:save")
    await told("contacts:updated")

    await press("contacts:add")
    await pick("socialNetwork")
    await write("t.me/maria")
    await press("contacts:add")
    await part.getByText("t.me/maria").waitFor()
    await press("contacts:add")
    await pick("socialNetwork")
    await write("t.me/second")
    await press("contacts:add")
    await part.getByText("t.me/second").waitFor()
    await choose("t.me/second", "contacts:delete")
    const question = page.getByRole("alertdialog").filter({
      hasText: say("contacts:askDelete", { value: "t.me/second" }),
    })
    await question.getByRole("button", { name: say("contacts:delete"), exact: true }).click()
    await told("contacts:deleted")
    await page.route("**/trpc/contact.create**", (route) => route.abort())
    await press("contacts:add")
    await pick("email")
    await write("fourth@example.com")
    await press("contacts:add")
    await told("contacts:addFailed")
    await expect.poll(() => part.getByRole("textbox").inputValue()).toBe("fourth@example.com")
  })

  test("[C07] [C08] a number is proven by its code", async () => {
    const { part, said, told, press, pick, write } = await contacts()
    const phone = aPhone()
    await press("contacts:add")
    await pick("phone")
    await write(phone)
    await press("contacts:add")
    await said("refusal:phone_not_verified")
    await press("contacts:sendCode")
    await told("contacts:codeSent")
    const right = await codeTo(phone)
    const code = part.getByLabel(say("contacts:code"))
    await code.fill(right === "000000" ? "000001" : "000000")
    await press("contacts:verify")
    await told("contacts:codeInvalid")
    await code.fill(right)
    await press("contacts:verify")
    await told("contacts:phoneVerified")
    await press("contacts:add")
    await told("contacts:added")
    await part.getByText(say("contacts:verified"), { exact: true }).waitFor()
    await expect.poll(() => part.getByRole("listitem").innerText()).toContain(phone)
  })

  test("[A13] [A15] [A16] [A17] sessions of two browsers end after a question", async () => {
    const person = await newPerson()
    const page = await openAs(person, "/account?section=security", { locale })
    const rows = page.getByRole("table", { name: say("security:table") }).getByRole("row")
    const current = say("security:current")
    const own = rows.filter({ hasText: current })
    const others = rows.filter({ has: page.getByRole("button"), hasNotText: current })
    const press = (key: string) =>
      page
        .getByRole("main")
        .getByRole("button", { name: say(key), exact: true })
        .last()
        .click()
    const answer = (question: string, button: string) =>
      page
        .getByRole("alertdialog")
        .filter({ hasText: say(question) })
        .getByRole("button", { name: say(button), exact: true })
        .click()
    const another = async () => {
      const other = await openAs(person, "/profile", { locale })
      await page.reload({ waitUntil: "networkidle" })
      await hydrated(page)
      await others.waitFor()
      return other
    }
    const first = await another()
    await others.getByRole("button").click()
    await toast(page, say("security:quitDone")).waitFor()
    expect(await isSignedOut(first)).toBe(true)

    const second = await another()
    await press("security:quitOther")
    await answer("security:askOther", "security:quitOther")
    await toast(page, say("security:quitOtherDone")).waitFor()
    expect(await isSignedOut(second)).toBe(true)

    await own.getByRole("button").click()
    await answer("security:askCurrent", "ui:cancel")
    await press("security:quitAll")
    await answer("security:askAll", "security:quitAll")
    await page
      .getByRole("banner")
      .getByRole("link", { name: say("shell:logIn") })
      .waitFor()
    expect(await isSignedOut(page)).toBe(true)
  })

  test("[A03] [F05] [H15] a picture is uploaded, another file refused, and logging out asks", async () => {
    const page = await openAs(await newPerson(), "/account", { locale })
    const part = section(page, say("account:avatar.title"))
    const input = part.locator("input[type=file]")
    await input.setInputFiles({
      name: "cv.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7"),
    })
    await toast(page, say("account:avatar.error")).waitFor()
    await expect
      .poll(() => toast(page, say("account:avatar.error")).innerText())
      .toContain(say("account:avatar.problem.type"))
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    await input.setInputFiles({ name: "me.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) })
    await page.getByRole("button", { name: say("account:avatar.crop.save") }).click()
    await toast(page, say("account:avatar.success")).waitFor()
    await part.locator("img").waitFor()

    const menu = say("shell:accountMenu", { name: "Maria Cojocaru" })
    await page.getByRole("banner").getByRole("button", { name: menu }).click()
    await page.getByRole("button", { name: say("shell:logOut") }).click()
    const question = page.getByRole("alertdialog", { name: say("shell:logOutQuestion") })
    await question.getByRole("button", { name: say("shell:logOut") }).click()
    await page
      .getByRole("banner")
      .getByRole("link", { name: say("shell:logIn") })
      .waitFor()
    expect(await isSignedOut(page)).toBe(true)
  })
})
