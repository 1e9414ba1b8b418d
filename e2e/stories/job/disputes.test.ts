// Two people who don't agree about a job: they settle it, give it up, or an administrator decides it for them.
import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import type { DisputeReason } from "../../../packages/domain/src/deal/dispute/status.ts"
import { statementLength } from "../../../packages/domain/src/deal/dispute/limits.ts"
import { newPerson, openAs, toast } from "../../world/account-world.ts"
import { visit, watchFaults, withBrowser } from "../../world/browser.ts"
import { newDoer } from "../../world/doer-world.ts"
import { newAdmin, type OwnPerson } from "../../world/people.ts"
import { tell } from "../../world/task-world.ts"
import { agree, lei, press, startedJob, writeInChat } from "../../world/work-world.ts"
import { wordsOf } from "../../world/words.ts"

withBrowser()

const [en, ru, ro] = [wordsOf("en"), wordsOf("ru"), wordsOf("ro")]
const statement = "Two rows by the window have a gap, and the skirting is loose along the left wall."

/** What is read first: whose turn it is, or how it ended. */
const headline = (page: Page, name: string) => page.getByRole("heading", { level: 1, name })

const openDispute = (who: OwnPerson, taskId: string, reasonCode: DisputeReason) =>
  tell<{ id: string }>(who, "dispute.create", {
    payload: { taskId, reasonCode, statement, wantedOutcome: "redo", fileIds: [] },
  })

test("a dispute is opened with its proof, replied to, and ended by the second proposal", async () => {
  const [client, doer] = [await newPerson("Vera Floor-Story"), await newDoer("Ion Floor-Story")]
  const id = await startedJob(client, doer, "Lay parquet in two rooms")
  await writeInChat(client, id, "У окна щели, посмотрите, пожалуйста.")
  const owner = await openAs(client, `/tasks/${id}`, { locale: "ru" })
  const maker = await openAs(doer, `/tasks/${id}`, { locale: "ru", width: 390 })
  const faults = [watchFaults(owner), watchFaults(maker)]

  // Too little is refused at its fields, and nothing of it is lost.
  await owner.getByRole("link", { name: ru("job:exits.dispute"), exact: true }).click()
  const words = owner.getByLabel(ru("dispute:open.statement"))
  await words.fill("Щели.")
  await press(owner, ru("dispute:open.send"))
  const tooShort = ru("dispute:text.tooShort", { count: statementLength.min })
  for (const problem of [ru("dispute:open.reasonMissing"), tooShort, ru("dispute:open.wantedMissing")])
    await owner.getByText(problem).waitFor()
  await expect.poll(() => words.inputValue()).toBe("Щели.")
  await words.fill("Щели. У окна два ряда разошлись на три миллиметра, плинтус слева шатается.")
  await owner.getByRole("radio", { name: ru("dispute:reasons.poor_quality") }).check()
  await owner.getByRole("radio", { name: ru("dispute:outcomes.redo") }).check()
  await owner.locator("input[type=file]").setInputFiles("apps/web/public/icon-192.png")
  await owner.getByText(ru("fields:fileStored", { name: "icon-192.png" })).waitFor({ state: "attached" })
  const send = owner.getByRole("button", { name: ru("dispute:open.send"), exact: true })
  await expect.poll(() => send.getAttribute("aria-disabled")).toBeNull()
  await send.click()
  await headline(owner, ru("dispute:headline.awaitsOther", { name: "Ion" })).waitFor()

  // The doer comes from the page of the job, sees the proof, and replies.
  await maker.getByRole("link", { name: ru("job:exits.seeDispute") }).click()
  await headline(maker, ru("dispute:headline.awaitsYou", { name: "Vera" })).waitFor()
  const proof = maker.getByRole("link", { name: ru("taskPage:openPhoto", { number: 1, count: 1 }) })
  const width = () => proof.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
  const reply = maker.getByLabel(ru("dispute:reply.label"))
  await reply.fill("Пол кривой.")
  await press(maker, ru("dispute:reply.send"))
  await maker.getByText(tooShort).waitFor()
  await expect.poll(() => reply.inputValue()).toBe("Пол кривой.")
  await reply.fill("Пол кривой на девять миллиметров, я писал об этом, прежде чем начать работу.")
  await press(maker, ru("dispute:reply.send"))
  for (const page of [owner, maker]) await headline(page, ru("dispute:headline.agree")).waitFor()

  // One proposes, the other something else, and that is it.
  await propose(owner, 300)
  await headline(maker, proposed("proposedToYou", "Vera", 300)).waitFor()
  await propose(maker, 340)
  await headline(maker, proposed("proposedByYou", "Vera", 340)).waitFor()
  await headline(owner, proposed("proposedToYou", "Ion", 340)).waitFor()
  await press(owner, ru("dispute:accept.do"))
  await owner.getByText(ru("dispute:accept.partial", { price: lei(ru, 340) })).waitFor()
  await agree(owner, ru("dispute:accept.do"))
  const decision = ru("dispute:decision.complete")
  for (const page of [owner, maker])
    await headline(page, ru("dispute:headline.agreed", { decision })).waitFor()
  await maker.getByRole("link", { name: ru("dispute:back") }).click()
  await maker.locator("#agreement").getByText(lei(ru, 340)).waitFor()
  await maker.locator("[data-work=completed]").waitFor()
  expect(faults.flat()).toEqual([])
})

const proposed = (key: "proposedToYou" | "proposedByYou", name: string, price: number) =>
  ru(`dispute:headline.${key}`, { name, what: ru("dispute:what.partial", { price: lei(ru, price) }) })

/** Done, at another price. Without the price it isn't sent. */
async function propose(page: Page, price: number) {
  const open = page.getByRole("button", { name: ru("dispute:propose.open"), exact: true })
  await open.or(page.getByRole("button", { name: ru("dispute:propose.another"), exact: true })).click()
  await page.getByRole("radio", { name: ru("dispute:outcomes.partial") }).check()
  await press(page, ru("dispute:propose.send"))
  await page.getByText(ru("refusal:proposal_price_needed")).first().waitFor()
  await page.getByLabel(ru("dispute:propose.price"), { exact: true }).fill(String(price))
  await press(page, ru("dispute:propose.send"))
  await toast(page, ru("dispute:propose.done")).waitFor()
}

test("an administrator reads the whole case, sees what each will read, and both read the decision in their language", async () => {
  const [client, doer] = [await newPerson("Vera Case-Story"), await newDoer("Ion Case-Story")]
  const admin = await newAdmin("Mara Case-Story")
  const title = "Tile a kitchen wall"
  const id = await startedJob(client, doer, title)
  await writeInChat(client, id, "Плитка у окна отходит.")
  const owner = await openAs(client, `/tasks/${id}/dispute`, { locale: "ru" })
  const dispute = await openDispute(client, id, "poor_quality")
  const maker = await openAs(doer, `/tasks/${id}/dispute`, { locale: "ro", width: 390 })
  const text = "Peretele era umed, am scris despre asta în chat înainte să încep lucrarea."
  await tell(doer, "dispute.reply", { id: dispute.id, text, fileIds: [] })
  const desk = await openAs(admin, "/admin/disputes")
  const faults = [watchFaults(owner), watchFaults(maker), watchFaults(desk)]

  await press(maker, ro("dispute:escalate.do"))
  await agree(maker, ro("dispute:escalate.do"))
  for (const [page, say] of [
    [owner, ru],
    [maker, ro],
  ] as const)
    await headline(page, say("dispute:headline.review")).waitFor()

  // The case: what each says, what was agreed, and the chat, once it is asked for.
  await visit(desk, "/admin/disputes")
  await desk.getByRole("link", { name: title }).click()
  for (const said of [statement, text]) await desk.getByText(said).waitFor()
  await desk.getByRole("cell", { name: lei(en, 380) }).waitFor()
  await press(desk, en("admin-disputes:chat.open"))
  await desk.getByText("Плитка у окна отходит.").waitFor()

  // Decided with reasons for each: too short a text is refused at its field.
  await desk.getByRole("radio", { name: en("admin-disputes:decide.decisions.cancel") }).check()
  await desk.getByRole("radio", { name: doer.name }).check()
  const reasons = (locale: "ru" | "ro") =>
    desk.getByLabel(en("admin-disputes:decide.reasons", { language: en(`task:language.${locale}`) }))
  await reasons("ru").fill("Коротко.")
  await press(desk, en("admin-disputes:decide.do"))
  await desk
    .getByText(en("admin:tooShort", { count: 50 }))
    .first()
    .waitFor()
  await expect.poll(() => reasons("ru").inputValue()).toBe("Коротко.")
  const written = {
    ru: "Плитка отходит по всей стене, это видно и из ответа. Работу не довели до конца.",
    ro: "Plăcile se desprind pe tot peretele, lucru care reiese și din răspuns. Lucrarea nu e gata.",
  }
  for (const locale of ["ru", "ro"] as const) await reasons(locale).fill(written[locale])
  await reasons("ro").press("Tab")
  const preview = desk.locator("[lang]")
  for (const locale of ["ru", "ro"] as const)
    await preview
      .and(desk.locator(`p[lang=${locale}]`))
      .filter({ hasText: written[locale] })
      .waitFor()
  await press(desk, en("admin-disputes:decide.do"))
  await agree(desk, en("admin-disputes:decide.do"))
  await toast(desk, en("admin-disputes:decide.done")).waitFor()

  await headline(owner, ru("dispute:headline.decided", { decision: ru("dispute:decision.cancel") })).waitFor()
  await owner.getByText(written.ru).waitFor()
  await owner.getByText(ru("dispute:fault.other", { name: "Ion" })).waitFor()
  await headline(maker, ro("dispute:headline.decided", { decision: ro("dispute:decision.cancel") })).waitFor()
  await maker.getByText(written.ro).waitFor()
  await maker.getByText(ro("dispute:fault.you")).waitFor()
  expect(faults.flat()).toEqual([])
})
