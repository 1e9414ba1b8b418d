// People look for help, say whether it helped, write to us, and read what an administrator answers.
import { expect, test } from "vitest"
import { newPerson, openAs } from "../world/account-world.ts"
import { escapeFrom, holdScripts } from "../world/browser-ready.ts"
import { openPage, visit, withBrowser, world } from "../world/browser.ts"
import { withDatabase } from "../world/with-database.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()

/** The smallest picture there is. */
const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="

async function newAdmin() {
  const person = await newPerson("Mara Desk")
  await withDatabase(({ $client }) =>
    $client.query("update users set role = 'ADMIN' where id = $1", [person.id]),
  )
  return person
}

test("without scripts an article is found and voted on, and administrators see that it was", async () => {
  const t = wordsOf("ro")
  const page = await openPage({ locale: "ro", scripts: false })
  await page.goto("/help?for=doer")
  await page.getByRole("searchbox", { name: t("help:search.label") }).fill("lucrari")
  await page.getByRole("button", { name: t("help:search.submit") }).click()
  await page.getByRole("link", { name: t("articles:cancelling.title") }).click()
  await expect.poll(() => page.url()).toBe(`${world.webUrl}/help?read=cancelling`)
  await expect.poll(() => page.title()).toContain(t("articles:cancelling.title"))
  const article = page.getByRole("article")
  await article.getByRole("button", { name: t("help:helpful.no"), exact: true }).click()
  await article.getByRole("status").getByRole("link").click()
  await page.waitForURL(`${world.webUrl}/contact`)

  const office = await openAs(await newAdmin(), "/admin", { locale: "ro" })
  const votes = office.getByRole("table", { name: t("admin-overview:help.title") })
  await votes
    .getByRole("row")
    .filter({ hasText: t("articles:cancelling.title") })
    .waitFor()
})

test("an administrator changes an article and announces it; a visitor reads both, closes the line, and the old text comes back", async () => {
  const [t, ro] = [wordsOf("en"), wordsOf("ro")]
  const office = await openAs(await newAdmin(), "/admin/content/help/again", { locale: "en" })
  const publish = office.getByRole("button", { name: t("admin-content:publish") })
  const said = (state: "published" | "hidden") =>
    office.getByText(t(`admin-content:saved.${state}`), { exact: true }).first()
  await office.getByRole("tab", { name: "Română" }).click()
  const title = office.getByLabel(t("admin-content:editor.title"), { exact: true })
  await title.fill("Încă o dată împreună")
  await publish.click()
  await said("published").waitFor()

  await visit(office, "/admin/content/announcement/new")
  for (const [language, text] of [
    ["English", "Help has changed."],
    ["Русский", "Помощь изменилась."],
    ["Română", "Ajutorul s-a schimbat."],
  ] as const) {
    await office.getByRole("tab", { name: language }).click()
    await office.getByLabel(t("admin-content:editor.line"), { exact: true }).fill(text)
  }
  await publish.click()
  await office.waitForURL(`${world.webUrl}/admin/content/announcement/help-has-changed`)

  const page = await openPage({ locale: "ro", scripts: false })
  await expect
    .poll(async () => {
      await page.goto("/help")
      return page.getByRole("region", { name: ro("shell:announcement.label") }).count()
    })
    .toBe(1)
  await page.getByText("Ajutorul s-a schimbat.").waitFor()
  await page.getByRole("link", { name: "Încă o dată împreună" }).click()
  await page.getByRole("heading", { name: "Încă o dată împreună" }).waitFor()
  await page.getByRole("button", { name: ro("shell:announcement.close") }).click()
  await expect.poll(() => page.url()).toBe(`${world.webUrl}/help?read=again`)
  await expect.poll(() => page.getByText("Ajutorul s-a schimbat.").count()).toBe(0)

  await office.getByRole("button", { name: t("admin-content:hide") }).click()
  await office
    .getByRole("alertdialog")
    .getByRole("button", { name: t("admin-content:hideAsk.confirm") })
    .click()
  await said("hidden").waitFor()
  await visit(office, "/admin/content/help/again")
  await office.getByRole("button", { name: t("admin-content:reset") }).click()
  await office
    .getByRole("alertdialog")
    .getByRole("button", { name: t("admin-content:resetAsk.confirm") })
    .click()
  await office.getByText(t("admin-content:saved.shipped"), { exact: true }).first().waitFor()
  await office.getByRole("button", { name: t("admin-content:history.show") }).click()
  await office.getByRole("button", { name: `${t("admin-content:history.bringBack")}: 1` }).waitFor()
  await page.goto("/help?read=again")
  await page.getByRole("heading", { name: ro("articles:again.title") }).waitFor()
})

test("what is typed and sent before the scripts have come is answered with them", async () => {
  const t = wordsOf("ru")
  const page = await openPage({ locale: "ru", width: 390 })
  const release = await holdScripts(page)
  await page.goto("/help", { waitUntil: "commit" })
  const field = page.getByRole("searchbox", { name: t("help:search.label") })
  await field.fill("xyzzy")
  release()
  await page.getByText(t("help:search.none", { q: "xyzzy" })).waitFor()
  await expect.poll(() => field.inputValue()).toBe("xyzzy")

  const releaseNext = await holdScripts(page)
  await page.goto("/contact", { waitUntil: "commit" })
  await page.getByLabel(t("contact:form.name")).fill("Ольга")
  await page.getByLabel(t("contact:form.email")).fill("olga@example.com")
  await page
    .getByLabel(t("contact:form.text"), { exact: true })
    .fill("Пришлите мне всё, что вы обо мне храните.")
  await page.getByRole("button", { name: t("contact:form.send") }).click()
  releaseNext()
  const title = page.getByRole("heading", { name: t("contact:sent.title") })
  await title.waitFor()
  await page.getByText(/^D-[A-Z2-9]{6}$/).waitFor()
  const isInView = () => title.evaluate((element) => element.getBoundingClientRect().top > 0)
  await expect.poll(isInView).toBe(true)
})

test("a message with a picture is read and answered by an administrator, and the answer is read", async () => {
  const t = wordsOf("en")
  const [person, admin] = [await newPerson("Vera Bill"), await newAdmin()]
  const text = `The total on this bill is not what we agreed on, ${crypto.randomUUID()}`
  const page = await openAs(person, "/contact")
  await page.getByText(t("contact:files.add")).click()
  const picture = { name: "bill.png", mimeType: "image/png", buffer: Buffer.from(dot, "base64") }
  await page
    .getByRole("group", { name: t("contact:files.label") })
    .locator("input")
    .setInputFiles(picture)
  await page.getByText(t("fields:fileStored", { name: "bill.png" })).waitFor()
  await page.getByRole("textbox", { name: t("contact:form.text") }).fill(text)
  await page.getByRole("button", { name: t("contact:form.send") }).click()
  const own = page.getByRole("article").filter({ hasText: text })
  await own.getByText(t("contact:mine.status.new")).waitFor()
  const opening = page.waitForEvent("popup")
  await own.getByRole("link", { name: "bill.png" }).click()
  const opened = (await opening).locator("img")
  await expect.poll(() => opened.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)

  const office = await openAs(admin, "/admin?queue=messages")
  const waiting = office.getByRole("article").filter({ hasText: text })
  await waiting.getByRole("button", { name: "bill.png" }).click()
  const dialog = office.getByRole("dialog", { name: "bill.png" })
  const shown = dialog.getByRole("img", { name: "bill.png" })
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await escapeFrom(dialog)
  await waiting.getByLabel(t("admin-messages:reply")).fill("It was our mistake.")
  await waiting.getByRole("button", { name: t("admin-messages:send") }).click()
  await waiting.waitFor({ state: "detached" })
  await visit(office, "/admin/audit-logs?action=contact_message.file_view")
  await office.getByRole("row").filter({ hasText: admin.name }).first().waitFor()

  await page.reload()
  await own.getByText("It was our mistake.").waitFor()
  await own.getByText(t("contact:mine.status.answered")).waitFor()
})
