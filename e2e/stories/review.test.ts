// What the two say of each other when the work is over.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { runReviewTimers } from "../../apps/api/src/review/run-timers.ts"
import { newPerson, openAs, toast } from "../world/account-world.ts"
import { hydrated } from "../world/browser-ready.ts"
import { watchFaults, withBrowser } from "../world/browser.ts"
import { dictionaryKeys } from "../walk/dictionary-keys.ts"
import { newDoer } from "../world/doer-world.ts"
import { examine } from "../walk/examine.ts"
import { sessionCookieOf } from "../world/people.ts"
import { mutate } from "../world/task-world.ts"
import { withDatabase } from "../world/with-database.ts"
import { doneTask, hiredTask, movedBack, review } from "../world/work-world.ts"
import { wordsOf, type Say } from "../world/words.ts"

withBrowser()

const [en, ru] = [wordsOf("en"), wordsOf("ru")]
const keys = dictionaryKeys()

/** Stars are radios that look otherwise: what people press is the label. */
const star = (page: Page, say: Say, group: string, mark: 1 | 2 | 3 | 4 | 5) =>
  page
    .getByRole("radiogroup", { name: group, exact: true })
    .locator("label")
    .filter({
      has: page.getByRole("radio", {
        name: say("fields:ratingMark", { mark, word: say(`fields:ratingWord.${mark}`) }),
      }),
    })

test("two people write in two languages, see nothing of each other before both, and then both; one adds, one replies", async () => {
  const client = await newPerson("Vera Review")
  const doer = await newDoer("Ion Review")
  const id = await doneTask(client, doer, "Carry a piano stool upstairs")
  const owner = await openAs(client, `/tasks/${id}`)
  const maker = await openAs(doer, `/tasks/${id}/complete`, { locale: "ru", width: 390 })
  const faults = [watchFaults(owner), watchFaults(maker)]
  const problems: string[] = []

  await owner.getByRole("link", { name: en("work:review.leave") }).click()
  await owner.getByRole("heading", { level: 1, name: en("review:completed.title") }).waitFor()
  await owner.getByRole("heading", { name: en("review:how", { name: "Ion" }) }).waitFor()
  await owner.getByRole("button", { name: en("review:send") }).click()
  await owner.getByText(en("review:ratingNeeded")).waitFor()
  await star(owner, en, en("review:rating"), 4).click()
  await star(owner, en, en("review:sub.quality"), 5).click()
  await star(owner, en, en("review:sub.value"), 3).click()
  await owner.getByLabel(en("review:text")).fill("Stands straight. Call him: +373 69 123 456.")
  await owner.getByText(en("review:note.open")).click()
  await owner.getByLabel(en("review:note.label")).fill("He was alone, not with a helper.")
  problems.push(...(await examine(owner, { locale: "en", keys })))

  // What was begun is still there after a reload.
  await owner.reload()
  await hydrated(owner)
  await expect.poll(() => owner.getByLabel(en("review:text")).inputValue()).toContain("Stands straight")
  await expect
    .poll(() => owner.getByRole("main").getByRole("radio", { checked: true }).count(), {
      message: "stars and language",
    })
    .toBe(4)
  await owner.getByRole("button", { name: en("review:send") }).click()
  await owner.getByRole("heading", { name: en("review:waiting.title") }).waitFor()
  problems.push(...(await examine(owner, { locale: "en", keys })))

  // The other one has been told nothing of it.
  await maker.reload()
  await hydrated(maker)
  await maker.getByRole("heading", { name: ru("review:how", { name: "Vera" }) }).waitFor()
  await expect.poll(() => maker.getByText("Stands straight").count()).toBe(0)
  await star(maker, ru, ru("review:rating"), 5).click()
  await star(maker, ru, ru("review:sub.payment"), 5).click()
  await maker.getByLabel(ru("review:text")).fill("Всё понятно объяснила, заплатила сразу.")
  problems.push(...(await examine(maker, { locale: "ru", keys })))
  await maker.getByRole("button", { name: ru("review:send") }).click()

  // Both read both, and nobody has reloaded.
  await maker.getByRole("heading", { name: ru("review:out.title") }).waitFor()
  await maker.getByText("Stands straight").waitFor()
  await owner.getByRole("heading", { name: en("review:out.title") }).waitFor()
  await owner.getByText("заплатила сразу").waitFor()
  await expect.poll(() => maker.getByText("123 456").count()).toBe(0)
  await expect.poll(() => maker.getByText("not with a helper").count()).toBe(0)
  problems.push(...(await examine(owner, { locale: "en", keys })))
  problems.push(...(await examine(maker, { locale: "ru", keys })))

  await maker.getByRole("button", { name: ru("review:reply.open") }).click()
  await maker.getByRole("button", { name: ru("review:reply.send") }).click()
  await maker.getByText(ru("review:needed")).waitFor()
  await maker.getByLabel(ru("review:reply.label")).fill("Спасибо, было приятно.")
  await maker.getByRole("button", { name: ru("review:reply.send") }).click()
  await toast(maker, ru("review:reply.done")).waitFor()
  await maker.getByText("Спасибо, было приятно.").waitFor()
  await maker.getByRole("button", { name: ru("review:reply.open") }).waitFor({ state: "detached" })

  await owner.getByRole("button", { name: en("review:add.open") }).click()
  await owner.getByLabel(en("review:add.label")).fill("A month later it still stands.")
  await owner.getByRole("button", { name: en("review:add.send") }).click()
  await owner.getByText("A month later it still stands.").waitFor()
  await owner.getByText("Спасибо, было приятно.").waitFor()
  await owner.getByRole("button", { name: en("review:add.open") }).waitFor({ state: "detached" })
  expect(problems).toEqual([])
  expect(faults.flat()).toEqual([])
})

test("after fourteen days one is read alone, and whoever was silent reads that the time is over", async () => {
  const client = await newPerson("Vera Late")
  const doer = await newDoer("Ion Late")
  const id = await doneTask(client, doer, "Carry a lamp upstairs")
  await review(client, id, { rating: 5, text: "Careful with the shade.", lang: "en" })
  await movedBack(id, "15 days")
  const maker = await openAs(doer, `/tasks/${id}/complete`)
  await maker.getByRole("heading", { name: en("review:over.title") }).waitFor()
  await withDatabase((db) => runReviewTimers(db, new Date()))
  await maker.getByText("Careful with the shade.").waitFor()
  await expect.poll(() => maker.getByText(en("review:out.noneOfMine")).count()).toBe(1)
})

test("work that was called off after its first hour can be spoken of, by both", async () => {
  const client = await newPerson("Vera Called")
  const doer = await newDoer("Ion Called")
  const id = await hiredTask(client, doer, "Carry a shelf upstairs")
  await movedBack(id, "2 hours")
  const input = { id, reasonCode: "no_answer", after: "close" }
  await mutate({ cookie: await sessionCookieOf(client), path: "task.cancelAssignment", input })
  const [owner, maker] = [await openAs(client, `/tasks/${id}`), await openAs(doer, `/tasks/${id}`)]
  for (const [page, name] of [
    [owner, "Ion"],
    [maker, "Vera"],
  ] as const) {
    await page.getByRole("link", { name: en("work:review.leave") }).click()
    await page.getByRole("heading", { level: 1, name: en("review:calledOff.title") }).waitFor()
    await page.getByRole("heading", { name: en("review:how", { name }) }).waitFor()
  }
  await star(maker, en, en("review:rating"), 2).click()
  await maker.getByRole("button", { name: en("review:send") }).click()
  await maker.getByRole("heading", { name: en("review:waiting.title") }).waitFor()
  await star(owner, en, en("review:rating"), 1).click()
  await owner.getByRole("button", { name: en("review:send") }).click()
  await expect.poll(() => owner.getByText(en("review:wasCalledOff"), { exact: true }).count()).toBe(2)
})
