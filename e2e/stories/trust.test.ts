// Reports, restrictions, appeals and hidden reviews, as everyone concerned sees them.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { newPerson, openAs, toast } from "../world/account-world.ts"
import { newAdmin } from "../world/admin-world.ts"
import { escapeFrom } from "../world/browser-ready.ts"
import { visit, watchFaults, withBrowser } from "../world/browser.ts"
import type { OwnPerson } from "../world/people.ts"
import { postTask, tell } from "../world/task-world.ts"
import { press } from "../world/work-world.ts"
import { wordsOf } from "../world/words.ts"

withBrowser()
const [en, ru] = [wordsOf("en"), wordsOf("ru")]

const ruling = {
  en: "The price is per hour and says nothing of the deposit.",
  ru: "Цена указана за час, а про залог ничего не сказано.",
  ro: "Prețul este pe oră și nu spune nimic despre garanție.",
}

test("a report is sent by keyboard and decided; who sent it and who it's about read why, and not of each other", async () => {
  const [reporter, owner] = [await newPerson("Vera Report-Story"), await newPerson("Oleg Report-Story")]
  const admin = await newAdmin("Mara Report-Story")
  const title = "Earn 500 lei an hour from home"
  const id = await postTask(owner, { title })
  const page = await openAs(reporter, `/tasks/${id}`, { locale: "ru" })
  const faults = watchFaults(page)
  const opener = page.getByRole("button", { name: ru("ui:reportTask"), exact: true })
  await opener.focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: ru("report:title.task") })
  await dialog.waitFor()
  await escapeFrom(dialog)
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press("Enter")
  await dialog.getByRole("radio", { name: ru("report:reasons.fraud") }).press("Space")
  await dialog.getByLabel(ru("report:text")).fill("Просит залог до начала работы.")
  await dialog.getByRole("button", { name: ru("report:send") }).press("Enter")
  await toast(page, ru("report:sent")).waitFor()

  const target = { targetType: "task", targetId: id }
  await tell(admin, "adminReport.claim", target)
  await tell(admin, "adminReport.decide", { ...target, outcome: "warning", reason: ruling })

  await visit(page, "/account?section=reports")
  await page.getByText(ru("report:outcome.warning")).waitFor()
  await expect.poll(() => page.content()).not.toContain(ruling.ru)
  await page.getByText(ru("report:status.action_taken")).waitFor()
  const theirs = await openAs(owner, "/account?section=restrictions")
  await theirs.getByRole("heading", { name: en("restriction:kinds.warning") }).waitFor()
  await theirs.getByText(ruling.en).waitFor()
  await visit(theirs, "/account?section=notifications")
  await theirs.getByText(ruling.en).first().waitFor()
  await expect.poll(() => theirs.content()).not.toContain(reporter.name)
  expect(faults).toEqual([])
})

test("a limit has an end and a reason; an appeal with a file overturns it, decided by another administrator", async () => {
  const [first, second] = [await newAdmin("Mara Limit-Story"), await newAdmin("Nina Limit-Story")]
  const person = await newPerson("Oleg Limit-Story")
  const reason = "You asked two clients to pay before the hire."
  const limit = { id: person.id, status: "limited", reason, reasonCode: "off_platform_pressure", days: 7 }
  await tell(first, "adminUser.setStatus", limit)
  const page = await openAs(person, "/dashboard", { width: 390 })
  const faults = watchFaults(page)
  const banner = page.getByRole("region", { name: /^Your account is limited until/ })
  await banner.getByText(reason).waitFor()
  await banner.getByRole("link", { name: en("restriction:banner.appeal") }).click()
  await page.getByLabel(en("restriction:appeal.what")).fill(appeal)
  await page.locator("input[type=file]").setInputFiles("apps/web/public/icon-192.png")
  await page.getByText(en("fields:fileStored", { name: "icon-192.png" })).waitFor({ state: "attached" })
  const send = page.getByRole("button", { name: en("restriction:appeal.send"), exact: true })
  await expect.poll(() => send.getAttribute("aria-disabled")).toBeNull()
  await send.click()
  await toast(page, en("restriction:appeal.sent")).waitFor()
  await visit(page, "/dashboard")
  await banner.getByText(/^We’re reading your appeal/).waitFor()

  const desk = await openCase(first, person)
  await desk.getByText(en("refusal:appeal_other_admin")).first().waitFor()
  const other = await openCase(second, person)
  await other.getByText(appeal).waitFor()
  await other.getByText("icon-192.png").waitFor()
  await other.getByRole("radio", { name: en("admin-appeals:outcomes.overturned") }).check()
  const answer = "Both clients had agreed to it in the chat. We’re sorry."
  await other.getByLabel(en("admin-appeals:text"), { exact: true }).fill(answer)
  await press(other, en("admin-appeals:decide"))
  await toast(other, en("admin-appeals:decided")).waitFor()

  await visit(page, "/dashboard")
  await expect.poll(() => banner.count()).toBe(0)
  await visit(page, "/account?section=restrictions")
  await page.getByText(answer).waitFor()
  await page.getByText(en("restriction:appeal.right")).waitFor()
  expect(faults).toEqual([])
})

const appeal =
  "Both of them asked me to buy the paint first; the chat of both jobs shows it, see the picture."

async function openCase(admin: OwnPerson, person: OwnPerson): Promise<Page> {
  const desk = await openAs(admin, "/admin/appeals")
  await desk.getByRole("link", { name: person.name }).click()
  await desk.getByRole("heading", { name: en("admin-appeals:decision"), exact: true }).waitFor()
  return desk
}
