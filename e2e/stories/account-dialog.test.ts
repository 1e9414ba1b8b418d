// The account: its dialog over any page, its page, and what can be changed in it.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { locales, type Locale } from "../../packages/domain/src/locale.ts"
import { hydrated } from "../world/browser-ready.ts"
import { openContext, openPage, withBrowser, visit, watchFaults, world } from "../world/browser.ts"
import { newPerson, openAs, section, toast } from "../world/account-world.ts"

withBrowser()

const words: Record<Locale, { items: string[]; sections: string[]; nothing: string }> = {
  en: {
    items: [
      "My account",
      "My settings",
      "My notifications",
      "Language and region",
      "Upgrade and billing",
      "Security",
    ],
    sections: ["Avatar", "Personal info", "Change email", "Change password", "Contacts"],
    nothing: "Nothing to display",
  },
  ru: {
    items: [
      "Мой аккаунт",
      "Мои настройки",
      "Мои уведомления",
      "Язык и регион",
      "Тариф и оплата",
      "Безопасность",
    ],
    sections: ["Аватар", "Личные данные", "Смена эл. почты", "Смена пароля", "Контакты"],
    nothing: "Нечего показать",
  },
  ro: {
    items: [
      "Contul meu",
      "Setările mele",
      "Notificările mele",
      "Limbă și regiune",
      "Abonament și facturare",
      "Securitate",
    ],
    sections: ["Avatar", "Date personale", "Schimbă e-mailul", "Schimbă parola", "Contacte"],
    nothing: "Nimic de afișat",
  },
}

const dialog = (page: Page) => page.getByRole("dialog")

test.each(locales)(
  "[A01, A02] in %s the dialog has six items and opens over the page, on its first section with five matters",
  async (locale) => {
    const page = await openPage({ as: "customer", locale })
    const faults = watchFaults(page)
    await visit(page, "/how-it-works?account=account")
    const { items, sections } = words[locale]
    await dialog(page).getByRole("heading", { level: 2, name: items[0] }).waitFor()
    await expect
      .poll(() => dialog(page).getByRole("navigation").getByRole("link").allTextContents())
      .toEqual(items)
    await expect
      .poll(() => dialog(page).getByRole("heading", { level: 3 }).allTextContents())
      .toEqual(sections)
    await page.keyboard.press("Escape")
    await dialog(page).waitFor({ state: "detached" })
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe("/how-it-works")
    expect(faults).toEqual([])
  },
)

test.each(locales)("[A10] [A11] in %s settings and billing have nothing to display", async (locale) => {
  const page = await openPage({ as: "customer", locale })
  for (const name of ["settings", "billing"]) {
    await visit(page, `/tasks?account=${name}`)
    const told = dialog(page).getByRole("heading", { level: 3 })
    await told.waitFor()
    await expect.poll(() => told.allTextContents()).toEqual([words[locale].nothing])
  }
})

test("the menu of the header opens it where one is; on a phone it fills the screen", async () => {
  const page = await openPage({ as: "customer" })
  await visit(page, "/how-it-works")
  await hydrated(page)
  await page.getByRole("button", { name: /^Account menu/ }).click()
  await page.getByRole("link", { name: "Settings" }).click()
  await dialog(page).getByRole("heading", { name: "My settings" }).waitFor()
  await expect.poll(() => page.url()).toBe(`${world.webUrl}/how-it-works?account=settings`)
  await dialog(page).getByRole("link", { name: "Security" }).click()
  await dialog(page).getByRole("heading", { name: "Security" }).waitFor()
  // Back leads out of it in one step, however many sections one has looked at.
  await page.goBack()
  await dialog(page).waitFor({ state: "detached" })

  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, "/how-it-works?account=security")
  await dialog(page).waitFor()
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(390)
  await expect.poll(async () => (await dialog(page).boundingBox())?.height).toBe(844)
})

test("[G04] a visitor who follows a link to the account sees none of it, signs in and is there", async () => {
  const person = await newPerson()
  const page = await openPage()
  await visit(page, "/how-it-works?account=security")
  await expect.poll(() => new URL(page.url()).pathname).toBe("/signin")
  await hydrated(page)
  await expect.poll(() => dialog(page).count()).toBe(0)
  await expect.poll(() => page.content()).not.toContain("Quit all sessions")
  await page.getByLabel("Email").fill(person.email)
  await page.getByLabel("Password", { exact: true }).fill(person.password)
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click()
  await dialog(page).getByRole("heading", { name: "Security" }).waitFor()
})

test("[A12] another language is chosen, the page loads again and the dialog is still there", async () => {
  const page = await openPage({ as: "customer" })
  await visit(page, "/how-it-works?account=language")
  const loaded = page.waitForEvent("load")
  await dialog(page).getByRole("radio", { name: "Română" }).check()
  await loaded
  await dialog(page).getByRole("heading", { name: "Limbă și regiune" }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe("/how-it-works")
})

test("[A05] [T07] the name is optional, is saved and shows everywhere; what cannot be saved is kept", async () => {
  const person = await newPerson("Ion Rusu")
  const page = await openAs(person, "/account")
  const name = section(page, "Personal info").getByLabel("Name")
  const save = section(page, "Personal info").getByRole("button", { name: "Save" })
  await expect.poll(() => name.getAttribute("placeholder")).toBe("Enter your name (optional)")
  await name.fill("Ion Popescu")
  await save.click()
  await toast(page, "Saved").waitFor()
  await page.getByRole("button", { name: "Account menu of Ion Popescu" }).waitFor()

  await page.route("**/trpc/user.patchMe**", (route) => route.abort())
  await name.fill("Ion Nobody")
  await save.click()
  await toast(page, "Failed to update profile").waitFor()
  await expect.poll(() => name.inputValue()).toBe("Ion Nobody")

  await page.unroute("**/trpc/user.patchMe**")
  await name.fill("x".repeat(101))
  await save.click()
  await section(page, "Personal info").getByText("At most 100 characters.").waitFor()
  await name.fill("")
  await save.click()
  await page.getByRole("button", { name: `Account menu of ${person.email.split("@")[0]}` }).waitFor()
})

test("[T12] a failed change of the name says so in three languages", async () => {
  const said = {
    en: "Failed to update profile",
    ru: "Не удалось обновить профиль",
    ro: "Profilul nu a putut fi actualizat",
  }
  const context = await openContext({ as: "customer" })
  for (const locale of locales) {
    const page = await context.newPage()
    await page.route("**/trpc/user.patchMe**", (route) => route.abort())
    await visit(page, `/account?locale=${locale}`)
    await hydrated(page)
    await page.locator("input[name=name]").locator("xpath=ancestor::form").getByRole("button").click()
    await expect.poll(() => toast(page, said[locale]).count()).toBe(1)
    await page.close()
  }
})

test("deleting the account asks for the password, ends everything and frees the address", async () => {
  const person = await newPerson("Vera Rusu")
  const page = await openAs(person, "/account")
  const part = section(page, "Delete account")
  await part.getByRole("button", { name: "Delete my account" }).click()
  await part.getByRole("button", { name: "Delete for good" }).click()
  await part.getByText("Enter your password.").waitFor()
  await part.getByLabel("Your password").fill("not the password")
  await part.getByRole("button", { name: "Delete for good" }).click()
  await part.getByText("The password is wrong.").waitFor()
  await part.getByLabel("Your password").fill(person.password)
  await part.getByRole("button", { name: "Delete for good" }).click()
  await toast(page, "Your account is deleted.").waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe("/")
  await page.getByRole("banner").getByRole("link", { name: "Log in" }).waitFor()
  const answer = await page.request.post(`${world.apiUrl}/api/auth/sign-in/email`, {
    data: { email: person.email, password: person.password },
    headers: { origin: world.webUrl },
  })
  expect(answer.status()).toBe(401)
})
