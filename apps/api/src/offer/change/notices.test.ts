import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, offerOn } from "../../../test/deal-factories.ts"
import { emailTo } from "../../../test/emails.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { notifications } from "../../platform/db/schema/notification.ts"
import { notifyEarlierProviders } from "../../notification/kinds/offers/about-offer.ts"
import type { QuestionAnswer } from "../../task/questions/answers.ts"
import { runOfferTimers } from "../run-timers.ts"

const world = anApi()
const budget = { budgetKind: "fixed", budgetMin: 500_00, budgetMax: 500_00 } as const
const mine = "/providers/applications?tab=offers"

type Caller = Awaited<ReturnType<typeof aCaller>>
type Notice = { type: string; metadata: { title: string; message: string; actionUrl: string } }

/** The types of all that someone was told, newest first, once so many have come. */
async function toldTo(who: Caller, count: number): Promise<Notice[]> {
  const all = () =>
    who.ask<{ data: Notice[] }>("notification.getMy", { pagination: { limit: 50, offset: 0 } })
  await expect.poll(async () => (await all()).data.length).toBe(count)
  return (await all()).data
}

async function newestOf(who: Caller, count: number) {
  const [notice] = await toldTo(who, count)
  return [notice?.type, notice?.metadata.actionUrl, said(notice)]
}

const said = (notice: Notice | undefined) => notice?.metadata.title.replaceAll("\u00a0", " ")

async function aPair() {
  const ana = await aCaller(world, { name: "Ana Moraru" })
  const ion = await aDoerAtTheDoor(world, { name: "Ion Rusu" })
  return { ana, ion, task: await aTask(world.db, ana.user, budget) }
}

describe("the owner is told of", () => {
  test("an offer made, changed, confirmed and withdrawn, and is led to the offers", async () => {
    const { ana, ion, task } = await aPair()
    const offers = `/tasks/${task.id}?tab=offers`
    const about = `“${task.title}”`
    const { id } = await offerOn(ion, task)
    expect(await newestOf(ana, 1)).toEqual(["OfferReceived", offers, `Ion R. offered 450 lei for ${about}`])
    const [price, materialsCost] = [480_00, 120_00].map((amount) => ({ amount, currency: "MDL" }))
    await ion.tell("offer.update", { id, payload: { price, materialsCost } })
    expect(await newestOf(ana, 2)).toEqual(["OfferChanged", offers, `Ion R. now offers 600 lei for ${about}`])
    const payload = { description: "Two taps drip now: the one in the kitchen and the one in the bath." }
    await ana.tell("task.update", { id: task.id, version: task.version, payload, confirmStale: true })
    await ion.tell("offer.reconfirm", { id })
    expect(await newestOf(ana, 3)).toEqual([
      "OfferChanged",
      offers,
      `Ion R. still offers 600 lei for ${about}`,
    ])
    await ion.tell("offer.withdraw", { id })
    expect(await newestOf(ana, 4)).toEqual([
      "OfferWithdrawn",
      offers,
      `Ion R. withdrew the offer for ${about}`,
    ])
    const kept = await world.db.select().from(notifications).where(eq(notifications.userId, ana.user.id))
    expect(JSON.stringify(kept)).not.toContain("Ion")
  })

  test("the answer to a counter-offer, which its doer was asked for in an own language", async () => {
    const { ana, task } = await aPair()
    const ion = await aDoerAtTheDoor(world, { locale: "ro", name: "Ion Rusu" })
    const { id } = await offerOn(ion, task, { materialsCost: { amount: 80_00, currency: "MDL" } })
    const price = { amount: 400_00, currency: "MDL" }
    await ana.tell("offer.counter", { id, price })
    const page = `/tasks/${task.id}`
    const title = `Contraofertă de la Ana M., „${task.title}”: 480 de lei`
    expect(await newestOf(ion, 1)).toEqual(["OfferCountered", page, title])
    const letter = await emailTo(world, ion.user.email)
    expect(letter.head).toContain("Contraofertă de la Ana M.")
    const unread = async () => (await ion.ask<{ count: number }>("notification.getUnreadCount")).count
    expect(await unread()).toBe(1)
    await ion.tell("offer.answerCounter", { id, accept: false, price: { amount: 420_00, currency: "MDL" } })
    await expect.poll(unread).toBe(0)
    const now = `Ion R. now offers 500 lei for “${task.title}”`
    expect(await newestOf(ana, 2)).toEqual(["OfferChanged", `${page}?tab=offers`, now])
    await ana.tell("offer.counter", { id, price })
    await ion.tell("offer.answerCounter", { id, accept: false })
    const no = `Ion R. declined your counter-offer for “${task.title}”`
    expect(await newestOf(ana, 3)).toEqual(["OfferChanged", `${page}?tab=offers`, no])
    await toldTo(ion, 2)
    await expect.poll(unread).toBe(0)

    // Nobody waits for an answer to one that was withdrawn.
    await ana.tell("offer.counter", { id, price })
    await toldTo(ion, 3)
    expect(await unread()).toBe(1)
    await ana.tell("offer.withdrawCounter", { id })
    await expect.poll(unread).toBe(0)
  })

  test("a question and of an invite that was declined", async () => {
    const { ana, ion, task } = await aPair()
    const page = `/tasks/${task.id}`
    const questions = `${page}?tab=questions`
    const about = `“${task.title}”`
    const question = { taskId: task.id, text: "Which floor is it on?", lang: "en" }
    const { id } = await ion.tell<QuestionAnswer>("taskQuestion.create", { payload: question })
    expect(await newestOf(ana, 1)).toEqual([
      "QuestionAsked",
      questions,
      `Ion R. asked a question about ${about}`,
    ])
    await ana.tell("taskQuestion.answer", { id, text: "On the third floor." })
    await ana.tell("taskQuestion.answer", { id, text: "On the fourth floor." })
    await ana.tell("taskInvite.create", { payload: { taskId: task.id, providerIds: [ion.profile.id] } })
    expect(await newestOf(ion, 2)).toEqual([
      "TaskInviteReceived",
      page,
      `Ana M. invites you to make an offer: ${about}`,
    ])
    expect((await toldTo(ion, 2)).map(({ type }) => type)).toEqual(["TaskInviteReceived", "QuestionAnswered"])
    const { data } = await ion.ask<{ data: { id: string }[] }>("taskInvite.getMy", {})
    await ion.tell("taskInvite.decline", { id: data[0]?.id })
    expect(await newestOf(ana, 2)).toEqual([
      "InviteDeclined",
      page,
      `Ion R. declined your invite to ${about}`,
    ])
  })

  test("a question, and need not answer it once our team has hidden it", async () => {
    const { ana, ion, task } = await aPair()
    const mod = await aCaller(world, { role: "MODERATOR" })
    const unread = async () =>
      (await ana.ask<{ count: number }>("notification.getUnreadCount", undefined)).count
    const question = { taskId: task.id, text: "Are you as dumb as you look?", lang: "en" }
    const { id } = await ion.tell<QuestionAnswer>("taskQuestion.create", { payload: question })
    await expect.poll(unread).toBe(1)
    const target = { targetType: "question", targetId: id, reason: "An insult." }
    await mod.tell("adminContent.hide", { ...target, reasonCode: "offensive" })
    await expect.poll(unread).toBe(0)
  })
})

describe("a doer is told of", () => {
  test("being seen once, and of the hire; whoever was passed over of that", async () => {
    const { ana, ion, task } = await aPair()
    const page = `/tasks/${task.id}`
    const about = `“${task.title}”`
    const eva = await aDoerAtTheDoor(world)
    const [won, lost] = [await offerOn(ion, task), await offerOn(eva, task)]
    await ana.tell("offer.markSeen", { ids: [won.id] })
    await ana.tell("offer.markSeen", { ids: [won.id] })
    expect(await newestOf(ion, 1)).toEqual(["OfferSeen", page, `Ana M. has seen your offer for ${about}`])
    await ana.tell("offer.accept", { id: won.id, paymentMethod: "cash" })
    expect(await newestOf(ion, 2)).toEqual(["OfferAccepted", page, `Ana M. hired you for ${about}: 450 lei`])
    expect(await newestOf(eva, 1)).toEqual([
      "OfferNotSelected",
      mine,
      `Ana M. hired someone else for ${about}`,
    ])
    expect(lost.status).toBe("active")
  })

  test("a no with its reason, in the doer's language", async () => {
    const { ana, task } = await aPair()
    const ion = await aDoerAtTheDoor(world, { locale: "ru" })
    const { id } = await offerOn(ion, task)
    await ana.tell("offer.decline", { id, reasonCode: "price" })
    const [notice] = await toldTo(ion, 1)
    expect(said(notice)).toBe(`Ana M. отклоняет ваше предложение: «${task.title}»`)
    expect(notice).toMatchObject({ type: "OfferDeclined", metadata: { actionUrl: mine } })
  })

  test("a task that changed, was closed or is open again, and of an offer that ran out", async () => {
    const { ana, ion, task } = await aPair()
    const page = `/tasks/${task.id}`
    const about = `“${task.title}”`
    const { id } = await offerOn(ion, task)
    const payload = { description: "Two taps drip now: the one in the kitchen and the one in the bath." }
    await ana.tell("task.update", { id: task.id, version: task.version, payload, confirmStale: true })
    expect(await newestOf(ion, 1)).toEqual(["TaskChanged", page, `Ana M. changed the task ${about}`])
    await ana.tell("task.close", { id: task.id, reasonCode: "not_needed" })
    expect(await newestOf(ion, 2)).toEqual(["TaskClosed", mine, `The task ${about} is closed`])
    await ana.tell("task.reopen", { id: task.id })
    expect(await newestOf(ion, 3)).toEqual(["TaskReopened", page, `The task ${about} is open again`])
    const told = async () =>
      (await notifyEarlierProviders({ taskId: task.id }, world.db)).map(({ userId }) => userId)
    expect(await told()).toEqual([ion.user.id])
    await ana.tell("userBlock.create", { payload: { userId: ion.user.id } })
    expect(await told()).toEqual([])
    await ana.tell("userBlock.delete", { userId: ion.user.id })
    await ion.tell("offer.revive", { id })
    await runOfferTimers(world.db, new Date(Date.now() + 8 * 24 * 60 * 60 * 1000))
    expect(await newestOf(ion, 4)).toEqual([
      "OfferExpired",
      mine,
      `Your offer of 450 lei for ${about} has expired`,
    ])
  })
})

describe("by letter", () => {
  test("an offer comes with who makes it, in their words, when and for how much", async () => {
    const ana = await aCaller(world, { locale: "ro" })
    const ion = await aDoerAtTheDoor(world, { name: "Ion Rusu" })
    const task = await aTask(world.db, ana.user, budget)
    await offerOn(ion, task, { message: "I mend it & bring <all> that is needed." })
    const letter = await emailTo(world, ana.user.email)
    expect(letter.head).toContain(`Subject: Ion R. oferă 450\u00a0de\u00a0lei pentru „${task.title}”`)
    expect(letter.body).toContain("Ion R. poate face lucrarea pentru 450\u00a0de\u00a0lei")
    expect(letter.body).toContain("I mend it & bring <all> that is needed.")
    expect(letter.body).toContain("bugetul tău: 500")
    expect(letter.body).toContain(`/tasks/${task.id}?tab=offers`)
    expect(letter.body).toContain("/unsubscribe")
  })

  test("the hire is told to the doer", async () => {
    const { ana, ion, task } = await aPair()
    const { id } = await offerOn(ion, task)
    await ana.tell("offer.accept", { id, paymentMethod: "cash" })
    const letter = await emailTo(world, ion.user.email)
    expect(letter.head).toContain(`Subject: Ana M. hired you for “${task.title}”: 450\u00a0lei`)
    expect(letter.body).toContain(`/tasks/${task.id}`)
  })
})
