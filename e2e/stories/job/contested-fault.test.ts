// A fault is recorded with its reason and can be contested once by the person it's recorded for.
import { expect, test } from "vitest"
import { contestLength } from "../../../packages/domain/src/deal/fault/limits.ts"
import { newPerson, openAs, toast } from "../../world/account-world.ts"
import { visit, watchFaults, withBrowser } from "../../world/browser.ts"
import { newDoer } from "../../world/doer-world.ts"
import { newAdmin } from "../../world/people.ts"
import { tell } from "../../world/task-world.ts"
import { agree, hiredTask, letPass, press } from "../../world/work-world.ts"
import { wordsOf } from "../../world/words.ts"

withBrowser()

const [en, ru] = [wordsOf("en"), wordsOf("ru")]

test("a doer contests a fault with words and a file, the client adds what they know, and the fault is lifted", async () => {
  const [client, doer] = [await newPerson("Vera Fault-Story"), await newDoer("Ion Fault-Story")]
  const admin = await newAdmin("Mara Fault-Story")
  const title = "Clean a well of forty rings"
  const id = await hiredTask(client, doer, title)
  await letPass(id, "2 hours")
  const owner = await openAs(client, `/tasks/${id}`, { locale: "ru" })
  const maker = await openAs(doer, `/tasks/${id}`, { locale: "ru", width: 390 })
  const desk = await openAs(admin, "/admin/faults")
  const faults = [watchFaults(owner), watchFaults(maker), watchFaults(desk)]
  await tell(doer, "task.cancelAssignment", { id, reasonCode: "timing", after: "reopen" })
  await maker.getByRole("heading", { name: ru("job:fault.title.yours") }).waitFor()
  await maker.getByText(ru("job:reason.timing")).waitFor()

  // Too little is refused at its field, and stays.
  await press(maker, ru("job:fault.contest"))
  const form = maker.getByRole("dialog", { name: ru("job-forms:contest.title") })
  const words = form.getByLabel(ru("job-forms:contest.label"))
  await words.fill("Не моя вина.")
  await press(form, ru("job-forms:contest.send"))
  await form
    .getByText(
      ru("job-forms:contest.tooShort", {
        characters: ru("common:characters", { count: contestLength.min, number: contestLength.min }),
      }),
    )
    .waitFor()
  await expect.poll(() => words.inputValue()).toBe("Не моя вина.")
  const text = "Не моя вина. Калитка была заперта, никто не открыл и не ответил на три звонка."
  await words.fill(text)
  await form.locator("input[type=file]").setInputFiles("apps/web/public/icon-192.png")
  await form.getByText(ru("fields:fileStored", { name: "icon-192.png" })).waitFor({ state: "attached" })
  const send = form.getByRole("button", { name: ru("job-forms:contest.send"), exact: true })
  await expect.poll(() => send.getAttribute("aria-disabled")).toBeNull()
  await send.click()
  await toast(maker, ru("job-forms:contest.sent")).waitFor()
  await maker.getByRole("heading", { name: ru("job:fault.title.undecided") }).waitFor()
  await maker.getByText(ru("job:fault.files", { count: 1 })).waitFor()

  await owner.getByText(text).waitFor()
  await owner.getByLabel(ru("job:fault.comment")).fill("Меня задержали на работе, это правда.")
  await press(owner, ru("job:fault.commentSend"))
  await maker.getByText("Меня задержали на работе, это правда.").waitFor()

  await visit(desk, "/admin/faults")
  await desk.getByRole("link", { name: title }).click()
  for (const said of [text, "Меня задержали на работе, это правда."]) await desk.getByText(said).waitFor()
  await press(desk, en("admin-disputes:files.openNamed", { name: "icon-192.png" }))
  const file = desk.getByRole("img", { name: "icon-192.png" })
  await expect.poll(() => file.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await desk.getByRole("radio", { name: en("admin-disputes:decide.faults.none") }).check()
  const language = en("task:language.ru")
  const reasoning = "Исполнитель приехал вовремя, заказчик это подтверждает. Вины нет ни на ком."
  await desk.getByLabel(en("admin-disputes:decide.reasons", { language })).fill(reasoning)
  await press(desk, en("admin-disputes:faults.do"))
  await agree(desk, en("admin-disputes:faults.do"))
  await toast(desk, en("admin-disputes:faults.saved")).waitFor()

  // Both read why, and nobody has reloaded.
  for (const page of [owner, maker]) {
    await page.getByText(reasoning).waitFor()
    await page.getByRole("heading", { name: ru("job:fault.title.lifted") }).waitFor()
  }
  expect(faults.flat()).toEqual([])
})
