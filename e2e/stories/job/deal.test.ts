// A deal from the first question to both reviews: two people, each in their own browser and language, and nobody
// reloads.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { dictionaryKeys } from "../../walk/dictionary-keys.ts"
import { examine } from "../../walk/examine.ts"
import { newPerson, openAs, toast, speaks } from "../../world/account-world.ts"
import { escapeFrom, hydrated } from "../../world/browser-ready.ts"
import { openPage, visit, watchFaults, withBrowser } from "../../world/browser.ts"
import { newDoer } from "../../world/doer-world.ts"
import { postTask } from "../../world/task-world.ts"
import { letPass } from "../../world/work-world.ts"
import { wordsOf, type Say } from "../../world/words.ts"

withBrowser()

const [en, ru, ro] = [wordsOf("en"), wordsOf("ru"), wordsOf("ro")]

/** Stars are radios that look otherwise: what people press is the label. */
const star = (page: Page, say: Say, mark: 1 | 2 | 3 | 4 | 5) =>
  page
    .getByRole("radiogroup", { name: say("review:rating"), exact: true })
    .locator("label")
    .filter({
      has: page.getByRole("radio", {
        name: say("fields:ratingMark", { mark, word: say(`fields:ratingWord.${mark}`) }),
      }),
    })

test("[R13] a client and a doer go from a question to both reviews, each in a language of their own", async () => {
  const client = await newPerson("Vera Deal")
  const doer = await newDoer("Ion Deal")
  await speaks(doer, "ru")
  const id = await postTask(client, {
    title: "Carry a sofa from floor three",
    address: "Strada Tihon 5, ap. 7",
  })
  const owner = await openAs(client, `/tasks/${id}`)
  const maker = await openPage({ locale: "ru", width: 390 })
  await visit(maker, `/tasks/${id}`)
  const faults = [watchFaults(owner), watchFaults(maker)]

  // The doer asks before logging in: the words wait, and go out after it.
  await maker.getByRole("button", { name: ru("task-question:ask") }).click()
  await maker.getByLabel(ru("task-question:label")).fill("Лифт работает? Мой номер 069 123 456.")
  await maker.getByRole("button", { name: ru("task-question:signInAndSend") }).click()
  await maker.waitForURL(/\/signin/)
  await hydrated(maker)
  await maker.getByLabel(ru("signin:email")).fill(doer.email)
  await maker.getByLabel(ru("signin:password"), { exact: true }).fill(doer.password)
  await maker.getByLabel(ru("signin:password"), { exact: true }).press("Enter")
  await maker.waitForURL(/\/tasks\//)
  await maker.getByRole("button", { name: ru("task-question:send"), exact: true }).click()
  const asked = owner.locator("#questions")
  await asked.getByText("Лифт работает?").waitFor()
  await expect.poll(() => asked.textContent()).not.toContain("069")
  await asked.getByRole("button", { name: en("task-question:answerTo", { name: "Ion D." }) }).click()
  await asked.getByRole("textbox").fill("Yes, and it is wide enough.")
  await asked.getByRole("button", { name: en("task-question:send"), exact: true }).click()
  await maker.locator("#questions").getByText("Yes, and it is wide enough.").waitFor()

  // The offer.
  await maker
    .getByRole("link", { name: ru("offer:make"), exact: true })
    .last()
    .click()
  await maker.getByRole("textbox", { name: ru("offer:price") }).fill("380")
  await maker.getByRole("button", { name: ru("offer:includedAdd") }).click()
  await maker.getByRole("textbox", { name: ru("offer:includedLine", { number: 1 }) }).fill("Двое грузчиков")
  await maker.getByLabel(ru("offer:message", { name: "Vera" })).fill("Приеду завтра вечером вдвоём с братом.")
  await maker.getByRole("button", { name: /380/ }).click()
  const mine = maker.locator("#my-offer")
  await mine.getByText(ru("offer:status.active")).waitFor()
  const offer = owner.locator("[data-offer]")
  await offer.getByText("380").first().waitFor()
  await offer.scrollIntoViewIfNeeded()
  await mine.getByText(ru("offer:seen", { date: "" }).slice(0, 12)).waitFor()

  // The hire: both have the address now.
  await offer.getByRole("button", { name: en("offer:acceptNamed", { name: "Ion D." }) }).click()
  const hire = owner.getByRole("dialog")
  await hire.getByText(en("offer:hire.pay.bank_transfer")).click()
  await hire.getByRole("button", { name: en("offer:acceptNamed", { name: "Ion" }) }).click()
  await owner.locator("#agreement").getByText("Strada Tihon 5, ap. 7").waitFor()
  const agreed = maker.locator("#agreement")
  for (const fact of ["Strada Tihon 5, ap. 7", ru("offer:hire.pay.bank_transfer"), "Двое грузчиков"])
    await agreed.getByText(fact).waitFor()

  // The work starts from the chat; its words keep their lines, and the agreement is one press away.
  await agreed.getByRole("link", { name: ru("offer:agreement.chat") }).click()
  const step = maker.locator("[data-step]")
  const words = step.getByText(ru("work:doer.assigned.title"))
  await expect.poll(async () => (await words.boundingBox())?.height).toBeLessThan(48)
  await step.getByRole("button", { name: ru("work:start.doer") }).click()
  await owner.getByRole("heading", { name: en("work:owner.in_progress.title", { name: "Ion" }) }).waitFor()
  await step.getByRole("link", { name: ru("work:report") }).waitFor()
  await maker.getByRole("link", { name: ru("chat:agreement") }).click()
  const heading = maker.getByRole("heading", { name: ru("offer:agreement.title"), exact: true })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(400)

  // The report with a photo, and what should still change.
  await maker
    .getByRole("link", { name: ru("work:report") })
    .last()
    .click()
  await maker.getByLabel(ru("work:form.note")).fill("Диван внизу, упаковка ещё у лифта.")
  await maker.locator("input[type=file]").setInputFiles("apps/web/public/icon-192.png")
  const send = maker.getByRole("button", { name: ru("work:form.send") })
  await maker.getByText(ru("fields:fileStored", { name: "icon-192.png" })).waitFor({ state: "attached" })
  await expect.poll(() => send.getAttribute("aria-disabled")).toBeNull()
  await send.click()
  await owner
    .getByRole("link", { name: en("work:look") })
    .first()
    .click()
  await owner.getByText("упаковка ещё у лифта").waitFor()
  await owner.getByRole("link", { name: en("taskPage:openPhoto", { number: 1, count: 1 }) }).click()
  await owner.getByRole("dialog").getByRole("img").waitFor()
  await escapeFrom(owner.getByRole("dialog"))
  expect(await examine(owner, { locale: "en", keys: dictionaryKeys() })).toEqual([])
  await owner.getByRole("button", { name: en("work:changes.ask") }).click()
  await owner
    .getByLabel(en("work:changes.label", { name: "Ion" }))
    .fill("Please take the packaging away, too.")
  await owner.getByRole("button", { name: en("work:changes.send", { name: "Ion" }) }).click()
  await maker.getByRole("heading", { level: 1, name: ru("work:form.again", { name: "Vera" }) }).waitFor()
  await maker.getByText("Please take the packaging away, too.").first().waitFor()
  await maker.getByLabel(ru("work:form.note")).fill("Упаковку вынесли.")
  await send.click()

  // The end. A job of minutes wouldn't count for the rating.
  await owner.getByText("Упаковку вынесли.").waitFor()
  await letPass(id, "20 minutes")
  await owner.getByRole("checkbox", { name: en("work:settled.owner", { name: "Ion" }) }).check()
  await owner.getByRole("button", { name: en("work:confirm.do") }).click()
  await owner
    .getByRole("alertdialog")
    .getByRole("button", { name: en("work:confirm.do") })
    .click()
  await owner.getByRole("heading", { level: 1, name: en("review:completed.title") }).waitFor()
  await maker.getByRole("heading", { level: 1, name: ru("review:completed.title") }).waitFor()

  // Neither reads the other before both have written.
  await star(owner, en, 4).click()
  await owner.getByLabel(en("review:text")).fill("Stands straight. Call him: +373 69 123 456.")
  await owner.getByRole("button", { name: en("review:send") }).click()
  await owner.getByRole("heading", { name: en("review:waiting.title") }).waitFor()
  await expect.poll(() => maker.getByText("Stands straight").count()).toBe(0)
  await star(maker, ru, 5).click()
  await maker.getByLabel(ru("review:text")).fill("Всё понятно объяснила, заплатила сразу.")
  await maker.getByRole("button", { name: ru("review:send") }).click()
  await maker.getByText("Stands straight").waitFor()
  await owner.getByText("заплатила сразу").waitFor()
  await expect.poll(() => maker.getByText("123 456").count()).toBe(0)
  await maker.getByRole("button", { name: ru("review:reply.open") }).click()
  await maker.getByLabel(ru("review:reply.label")).fill("Спасибо, было приятно.")
  await maker.getByRole("button", { name: ru("review:reply.send") }).click()
  await toast(maker, ru("review:reply.done")).waitFor()
  expect(faults.flat()).toEqual([])

  // Everyone reads it on the doer's page, also without scripts, by its stars.
  const reader = await openPage({ locale: "ro", scripts: false })
  await visit(reader, `/providers/${doer.profileId}`)
  const reviews = reader.locator("#reviews")
  await reviews.getByText("Спасибо, было приятно.").waitFor()
  await reviews
    .getByRole("link", { name: ro("provider-profile:reviews.stars", { mark: 4, count: 1 }) })
    .click()
  await reader.waitForURL(/\?stars=4#review-list$/)
  await reviews.getByText(ro("provider-profile:reviews.shown", { shown: 1, count: 1 })).waitFor()
  await reviews.getByText("Stands straight").waitFor()
})
