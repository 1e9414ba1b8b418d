import { expect, test } from "vitest"
import { holdScripts, hydrated } from "../world/browser-ready.ts"
import { openPage, withBrowser } from "../world/browser.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

/** The smallest picture there is. */
const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="

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

test("what is sent before the scripts have come is sent with them", async () => {
  const t = wordsOf("ro")
  const page = await openPage({ locale: "ro", width: 390 })
  const release = await holdScripts(page)
  await page.goto("/contact", { waitUntil: "commit" })
  await page.getByLabel(t("contact:form.name")).fill("Olga")
  await page.getByLabel(t("contact:form.email")).fill("olga@example.com")
  const text = page.getByLabel(t("contact:form.text"), { exact: true })
  await text.fill("Trimiteți-mi tot ce păstrați despre mine.")
  await page.getByRole("button", { name: t("contact:form.send") }).click()
  release()
  const title = page.getByRole("heading", { name: t("contact:sent.title") })
  await title.waitFor()
  const isInView = () => title.evaluate((element) => element.getBoundingClientRect().top > 0)
  await expect.poll(isInView).toBe(true)
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

test("a picture comes with a message, is opened by an administrator, and the log says so", async () => {
  const t = wordsOf("en")
  const [page, office] = [await openPage({ as: "customer" }), await openPage({ as: "admin" })]
  const text = `The total on this bill is not what we agreed on, ${crypto.randomUUID()}`
  await page.goto("/contact")
  await hydrated(page)
  await page.getByText(t("contact:files.add")).click()
  const picture = { name: "bill.png", mimeType: "image/png", buffer: Buffer.from(dot, "base64") }
  await page
    .getByRole("group", { name: t("contact:files.label") })
    .locator("input")
    .setInputFiles(picture)
  await page.getByText(t("fields:fileStored", { name: "bill.png" })).waitFor()
  await page.getByRole("textbox", { name: t("contact:form.text") }).fill(text)
  await page.getByRole("button", { name: t("contact:form.send") }).click()
  const own = page.getByRole("article").filter({ hasText: text }).getByRole("link", { name: "bill.png" })
  const opening = page.waitForEvent("popup")
  await own.click()
  const opened = (await opening).locator("img")
  await expect.poll(() => opened.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)

  await office.goto("/admin?queue=messages")
  await hydrated(office)
  const waiting = office.getByRole("article").filter({ hasText: text })
  await waiting.getByRole("button", { name: "bill.png" }).click()
  const dialog = office.getByRole("dialog", { name: "bill.png" })
  const shown = dialog.getByRole("img", { name: "bill.png" })
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await office.keyboard.press("Escape")
  await dialog.waitFor({ state: "detached" })
  await waiting.getByRole("button", { name: t("admin-messages:close") }).click()
  await waiting.waitFor({ state: "detached" })
  await office.getByRole("button", { name: t("admin-messages:undo") }).click()
  await waiting.waitFor()
  await waiting.getByRole("button", { name: t("admin-messages:spam") }).click()
  await waiting.waitFor({ state: "detached" })
  await office.goto("/admin/audit-logs?action=contact_message.file_view")
  await expect.poll(() => office.getByRole("row").count()).toBeGreaterThan(1)
  await page.close()
  await office.close()
})
