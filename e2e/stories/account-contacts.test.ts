// Contacts: every rule of theirs, and numbers proven by a code.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { aPhone, codeTo, contextOf, newPerson, openAs, section, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { visit, withBrowser } from "../world/browser.ts"

withBrowser()

const part = (page: Page) => section(page, "Contacts")
const button = (page: Page, name: string) => part(page).getByRole("button", { name, exact: true })
const items = (page: Page) => part(page).getByRole("listitem")
const texts = async (page: Page) =>
  (await items(page).allInnerTexts()).map((text) => text.split(/\n+/).join(" "))
const said = (page: Page, text: string) => part(page).getByText(text, { exact: true })

async function choose(page: Page, value: string, deed: string) {
  await part(page)
    .getByRole("button", { name: `Actions for ${value}` })
    .click()
  await page.getByRole("menuitem", { name: deed }).click()
}

async function add(page: Page, type: string, value: string) {
  await button(page, "Add a contact").click()
  await part(page).getByRole("radio", { name: type }).check()
  await part(page).getByRole("textbox").fill(value)
}

test("[C01] [C10] contacts are added, changed, made primary and deleted, each with its word", async () => {
  const page = await openAs(await newPerson(), "/account")
  await said(page, "No contacts yet").waitFor()
  await add(page, "Email", "maria@example.com")
  await button(page, "Add a contact").click()
  await toast(page, "Contact added successfully").waitFor()
  await expect.poll(() => texts(page)).toEqual(["maria@example.com Primary"])

  await add(page, "Email", "second@example.com")
  await button(page, "Add a contact").click()
  await expect.poll(() => items(page).count()).toBe(2)
  await choose(page, "second@example.com", "Set as primary")
  await toast(page, "Contact updated successfully").waitFor()
  await expect.poll(() => texts(page)).toEqual(["maria@example.com", "second@example.com Primary"])

  await choose(page, "maria@example.com", "Edit")
  await part(page).getByRole("textbox").fill("third@example.com")
  await button(page, "Save").click()
  await expect.poll(async () => (await texts(page))[0]).toBe("third@example.com")

  await choose(page, "third@example.com", "Delete")
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
  await toast(page, "Contact deleted successfully").waitFor()
  await expect.poll(() => items(page).count()).toBe(1)
})

test("[C02] [C03] [C04] [C05] what is wrong with a contact is said in place, and what was typed stays", async () => {
  const page = await openAs(await newPerson(), "/account")
  await button(page, "Add a contact").click()
  await button(page, "Add a contact").click()
  await said(page, "Contact type is required").waitFor()
  const value = part(page).getByRole("textbox")
  for (const [type, wrong, right] of [
    ["Social network", "   ", "t.me/maria"],
    ["Email", "maria@", "maria@example.com"],
    ["Phone", "069123456", ""],
  ] as const) {
    await part(page).getByRole("radio", { name: type }).check()
    await value.fill("")
    await button(page, "Add a contact").click()
    await said(page, "Value is required").waitFor()
    await value.fill(wrong)
    await button(page, "Add a contact").click()
    await said(page, "Invalid value format for the selected contact type").waitFor()
    await expect.poll(() => value.inputValue()).toBe(wrong)
    if (!right) continue
    await value.fill(right)
    await button(page, "Add a contact").click()
    await items(page).filter({ hasText: right }).waitFor()
    await button(page, "Add a contact").click()
  }
  await part(page).getByRole("radio", { name: "Email" }).check()
  await value.fill("second@example.com")
  await part(page).getByLabel("Make it the primary contact").check()
  await button(page, "Add a contact").click()
  await expect.poll(() => said(page, "Only one primary contact allowed per type").count()).toBe(1)
})

test("[C06] a primary contact is not deleted", async () => {
  const page = await openAs(await newPerson(), "/account")
  await add(page, "Social network", "t.me/maria")
  await button(page, "Add a contact").click()
  await items(page).first().waitFor()
  await choose(page, "t.me/maria", "Delete")
  await toast(page, "Failed to delete contact").waitFor()
  const told = await toast(page, "Failed to delete contact").innerText()
  expect(told).toContain("Please set another contact as primary before deleting this one")
  await expect.poll(() => items(page).count()).toBe(1)
})

test("[C07] [C08] [C09] a new number is proven by a code of six; another number needs another", async () => {
  const page = await openAs(await newPerson(), "/account")
  const phone = aPhone()
  await add(page, "Phone", phone)
  await button(page, "Add a contact").click()
  await said(page, "Phone verification required").waitFor()
  await button(page, "Send code").click()
  await toast(page, "Verification code sent").waitFor()

  const code = part(page).getByLabel("Verification code")
  const verify = button(page, "Verify")
  await expect.poll(() => verify.isDisabled()).toBe(true)
  const right = await codeTo(phone)
  const wrong = right === "000000" ? "000001" : "000000"
  await code.fill(wrong.slice(0, 5))
  await expect.poll(() => verify.isDisabled()).toBe(true)
  await code.fill(wrong)
  await verify.click()
  await toast(page, "Invalid verification code").waitFor()
  await code.fill(right)
  await verify.click()
  await toast(page, "Phone number verified").waitFor()
  // Another type, or another number, is nothing that was proven.
  await part(page).getByLabel("Phone number").fill(`${phone}9`)
  await button(page, "Add a contact").click()
  await said(page, "Phone verification required").waitFor()
  await part(page).getByLabel("Phone number").fill(phone)
  await button(page, "Add a contact").click()
  await expect.poll(() => texts(page)).toEqual([`${phone} Verified Primary`])

  await choose(page, phone, "Edit")
  await expect.poll(() => button(page, "Send code").count()).toBe(0)
  await button(page, "Save").click()
  await toast(page, "Contact updated successfully").waitFor()
  await choose(page, phone, "Edit")
  await part(page).getByLabel("Phone number").fill(aPhone())
  await button(page, "Save").click()
  await said(page, "Phone verification required").waitFor()
})

test.each([
  ["Failed to add contact", "contact.create"],
  ["Failed to send verification code", "contact.requestPhoneOtp"],
])("[C10] “%s” when the API is away", async (text, call) => {
  const page = await openAs(await newPerson(), "/account")
  await page.route(`**/trpc/${call}**`, (route) => route.abort())
  const isPhone = call.endsWith("Otp")
  await add(page, isPhone ? "Phone" : "Email", isPhone ? aPhone() : "maria@example.com")
  await button(page, isPhone ? "Send code" : "Add a contact").click()
  await expect.poll(() => toast(page, text).count()).toBe(1)
})

test("[C01] contacts that do not load say so in place, and load at the next try", async () => {
  const page = await (await contextOf(await newPerson())).newPage()
  await page.route("**/trpc/contact.getMy**", (route) => route.abort())
  await visit(page, "/account")
  await hydrated(page)
  await said(page, "Failed to load contacts").waitFor()
  await page.unroute("**/trpc/contact.getMy**")
  await button(page, "Try Again").click()
  await expect.poll(() => said(page, "No contacts yet").count()).toBe(1)
})
