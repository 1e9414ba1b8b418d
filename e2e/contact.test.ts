import { expect, test } from "vitest"
import { hydrated } from "./browser-ready.ts"
import { openPage, withBrowser } from "./browser.ts"
import { wordsOf } from "./words.ts"

withBrowser()

test("a visitor writes to us, is told what is missing, and gets a number", async () => {
  const t = wordsOf("ru")
  const page = await openPage({ locale: "ru" })
  await page.goto("/contact?topic=privacy")
  await hydrated(page)
  const topic = page.getByLabel(t("contact:form.topic"))
  await expect.poll(() => topic.inputValue()).toBe("privacy")
  const send = page.getByRole("button", { name: t("contact:form.send") })
  await send.click()
  await page.getByText(t("contact:form.nameRequired")).waitFor()
  const name = page.getByLabel(t("contact:form.name"))
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true)

  await name.fill("Ольга")
  await page.getByLabel(t("contact:form.email")).fill("olga@example.com")
  await page
    .getByLabel(t("contact:form.text"), { exact: true })
    .fill("Пришлите мне всё, что вы обо мне храните.")
  await send.click()
  await page.getByRole("heading", { name: t("contact:sent.title") }).waitFor()
  await page.getByText(/^D-[A-Z2-9]{6}$/).waitFor()
  await page.getByText("olga@example.com").waitFor()
  await page.close()
})

test("whoever is logged in finds the message again, and its answer", async () => {
  const t = wordsOf("en")
  const [page, office] = [await openPage({ as: "doer" }), await openPage({ as: "admin" })]
  const text = `The photos of my works do not load, ${crypto.randomUUID()}`
  await page.goto("/contact")
  await hydrated(page)
  await page.getByRole("textbox", { name: t("contact:form.text") }).fill(text)
  await page.getByRole("button", { name: t("contact:form.send") }).click()
  const own = page.getByRole("article").filter({ hasText: text })
  await own.getByText(t("contact:mine.status.new")).waitFor()

  await office.goto("/admin?queue=messages")
  await hydrated(office)
  const waiting = office.getByRole("article").filter({ hasText: text })
  await waiting.getByLabel(t("admin-messages:reply")).fill("They load again.")
  await waiting.getByRole("button", { name: t("admin-messages:send") }).click()
  await waiting.waitFor({ state: "detached" })

  await page.reload()
  await expect.poll(() => own.getByText("They load again.").count()).toBe(1)
  await own.getByText(t("contact:mine.status.answered")).waitFor()
  await page.close()
  await office.close()
})
