// What is kept about a person: taken along as a file, and gone with the account.
import { readFile } from "node:fs/promises"
import { expect, test } from "vitest"
import { newPerson, openAs, section, toast } from "../world/account-world.ts"
import { watchFaults, withBrowser } from "../world/browser.ts"
import { withDatabase } from "../world/with-database.ts"

withBrowser()

const words = {
  en: {
    data: "Your data",
    prepare: "Prepare my data",
    preparing: "Putting your data together…",
    download: "Download",
    again: "Prepare it anew",
    until: /Here until/,
  },
  ru: {
    data: "Ваши данные",
    prepare: "Подготовить мои данные",
    preparing: "Собираем ваши данные…",
    download: "Скачать",
    again: "Подготовить заново",
    until: /Доступен до/,
  },
  ro: {
    data: "Datele tale",
    prepare: "Pregătește datele mele",
    preparing: "Strângem datele tale…",
    download: "Descarcă",
    again: "Pregătește din nou",
    until: /Disponibil până la/,
  },
} as const

test.each(["en", "ru", "ro"] as const)(
  "all that is kept about one comes as a file, in %s",
  async (locale) => {
    const said = words[locale]
    const person = await newPerson("Maria Cojocaru")
    const page = await openAs(person, "/account", { locale })
    const faults = watchFaults(page)
    const part = section(page, said.data)
    // Held back until the wait was seen.
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route("**/trpc/user.getMyExport**", async (route) => {
      await held
      await route.continue()
    })
    await part.getByRole("button", { name: said.prepare }).click()
    await part.getByRole("status").getByText(said.preparing).waitFor()
    letGo()
    const link = part.getByRole("link", { name: said.download })
    await link.waitFor()
    await part.getByText(said.until).waitFor()
    const coming = page.waitForEvent("download")
    await link.click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
    const told = JSON.parse(await readFile(await download.path(), "utf8")) as Record<string, unknown>
    expect(told).toMatchObject({ account: { email: person.email, name: "Maria Cojocaru" }, contacts: [] })
    await part.getByRole("button", { name: said.again }).waitFor()
    expect(faults).toEqual([])
  },
)

test("an account with a task under way stays, and says why", async () => {
  const person = await newPerson()
  await withDatabase(({ $client }) =>
    $client.query(
      `insert into tasks (owner_id, status, title, lang, spoken_languages, mode, timing_kind, budget_kind,
         budget_min, budget_max, published_at, category_id)
       select $1, 'in_progress', 'Paint a wall', 'ro', '{ro}', 'remote', 'flexible', 'fixed', 100, 100, now(), id
       from categories where slug = 'painting-plastering'`,
      [person.id],
    ),
  )
  const page = await openAs(person, "/account")
  const part = section(page, "Delete account")
  await part.getByRole("button", { name: "Delete my account" }).click()
  await part.getByLabel("Your password").fill(person.password)
  await part.getByRole("button", { name: "Delete for good" }).click()
  await toast(page, "You have a task under way").waitFor()
  await expect.poll(() => toast(page, "You have a task under way").innerText()).toContain("was not deleted")
})
