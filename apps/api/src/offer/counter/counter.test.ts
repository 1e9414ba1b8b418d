import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, offerOn } from "../../../test/deal-factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"
import { offerCounters, taskOffers } from "../../platform/db/schema/offer.ts"
import { agreements, taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { users } from "../../platform/db/schema/user.ts"
import type { OfferAnswer } from "../answers.ts"

const world = anApi()
const lei = (amount: number) => ({ amount: amount * 100, currency: "MDL" })
const budget = { budgetKind: "fixed", budgetMin: 500_00, budgetMax: 500_00 } as const

type Caller = Awaited<ReturnType<typeof aCaller>>

async function anOfferOf450(given: object = {}) {
  const ana = await aCaller(world, { name: "Ana Munteanu" })
  const ion = await aDoerAtTheDoor(world)
  const task = await aTask(world.db, ana.user, budget)
  const { id } = await offerOn(ion, task, given)
  return { ana, ion, task, id }
}

const counter = (who: Caller, id: string, amount: number, more: object = {}) =>
  who.tell<OfferAnswer>("offer.counter", { id, price: lei(amount), ...more })
const answer = (who: Caller, id: string, given: object) =>
  who.tell<OfferAnswer>("offer.answerCounter", { id, ...given })
const roundsIn = (id: string) => world.db.select().from(offerCounters).where(eq(offerCounters.offerId, id))

describe("a counter-offer", () => {
  test("is the two's alone, waits for the doer, and what they agree on is hired", async () => {
    const materialsCost = lei(80)
    const { ana, ion, task, id } = await anOfferOf450({ materialsCost })
    const canStartAt = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString()
    const message = "Saturday is better, call 069 111 222"
    const asked = await counter(ana, id, 380, { version: 1, canStartAt, message })
    expect(asked.actions).toEqual(["decline", "withdraw_counter"])
    expect(asked).toMatchObject({ status: "active", price: lei(450), version: 1 })
    expect(await ana.tryTell("offer.accept", { id, paymentMethod: "cash" })).toBe("offer_countered")
    expect(await ana.tryTell("offer.counter", { id, price: lei(300) })).toBe("offer_countered")

    const seen = await ion.ask<OfferAnswer>("offer.getById", { id })
    expect(seen.actions).toEqual(["withdraw", "answer_counter", "edit"])
    const open = { round: 1, status: "open", offeredPrice: lei(450), price: lei(380), canStartAt }
    expect(seen.rounds).toMatchObject([open])
    expect(seen.rounds[0]?.message).not.toContain("069")
    const eva = await aDoerAtTheDoor(world)
    expect(await eva.tryTell("offer.counter", { id, price: lei(300) })).toBe("offer_not_found")
    expect(await eva.tryTell("offer.answerCounter", { id, accept: true })).toBe("offer_not_found")
    expect(JSON.stringify(await eva.ask("task.getById", { id: task.id }))).not.toContain("38000")
    type Board = { actions: { kind: string }[] }
    expect((await ion.ask<Board>("dashboard.getMy")).actions).toMatchObject([{ kind: "answer_counter" }])
    expect((await ana.ask<Board>("dashboard.getMy")).actions).toEqual([])

    const agreed = await answer(ion, id, { round: 1, accept: true })
    const terms = { price: lei(380), materialsCost, canStartAt, version: 2, editsLeft: 5 }
    expect(agreed).toMatchObject({ ...terms, previousPrice: lei(450) })
    expect(await ana.tryTell("offer.accept", { id, version: 1, paymentMethod: "cash" })).toBe("offer_changed")
    await ana.tell("offer.accept", { id, version: 2, paymentMethod: "cash" })
    const [hired] = await world.db
      .select({ price: agreements.price, materialsCost: agreements.materialsCost })
      .from(agreements)
      .innerJoin(taskAssignments, eq(taskAssignments.id, agreements.assignmentId))
      .where(eq(taskAssignments.taskId, task.id))
    expect(hired).toEqual({ price: 380_00, materialsCost: 80_00 })
  })

  test("is answered three times at most, and neither answers nor withdrawals are edits", async () => {
    const { ana, ion, id } = await anOfferOf450()
    await counter(ana, id, 300)
    const own = await answer(ion, id, { accept: false, price: lei(420), message: "Petrol is dear." })
    expect(own).toMatchObject({ price: lei(420), version: 2, editsLeft: 5 })
    await counter(ana, id, 350)
    const kept = await answer(ion, id, { accept: false })
    expect(kept).toMatchObject({ price: lei(420), version: 2 })
    await counter(ana, id, 400)
    const back = await ana.tell<OfferAnswer>("offer.withdrawCounter", { id })
    expect(back.actions).toEqual(["accept", "decline"])
    expect(back.rounds).toMatchObject([
      { status: "answered", offeredPrice: lei(450), answerPrice: lei(420), answerMessage: "Petrol is dear." },
      { status: "declined", offeredPrice: lei(420), answerPrice: null },
      { status: "withdrawn" },
    ])
    expect(await ana.tryTell("offer.counter", { id, price: lei(390) })).toBe("counter_rounds_used")
  })

  test.each<[string, object, string]>([
    ["the same price", { price: lei(450) }, "counter_same"],
    ["next to nothing", { price: lei(1) }, "price_out_of_range"],
    ["another currency", { price: { amount: 40_00, currency: "EUR" } }, "price_out_of_range"],
    ["a day last year", { price: lei(400), canStartAt: "2025-01-01T10:00:00Z" }, "offer_incomplete"],
    ["an offer that was different", { price: lei(400), version: 7 }, "offer_changed"],
    ["what isn't done here", { price: lei(400), message: "And bring some cocaine" }, "text_not_allowed"],
  ])("about %s is refused", async (_title, given, refusal) => {
    const { ana, ion, id } = await anOfferOf450()
    expect(await ana.tryTell("offer.counter", { id, ...given })).toBe(refusal)
    expect(await ion.tryTell("offer.answerCounter", { id, accept: true })).toBe("counter_over")
    expect(await roundsIn(id)).toEqual([])
  })

  test("ends with an edit, a changed task and everything that ends the offer", async () => {
    const ana = await aCaller(world)
    const [ion, eva, dan] = [
      await aDoerAtTheDoor(world),
      await aDoerAtTheDoor(world),
      await aDoerAtTheDoor(world),
    ]
    const draft = await ana.tell("task.create", { payload: await wholePayload(world.db) })
    const task = await ana.tell("task.publish", { id: draft.id })
    const [edited, kept, left] = [
      await offerOn(ion, task),
      await offerOn(eva, task),
      await offerOn(dan, task),
    ]
    for (const { id } of [edited, kept, left]) await counter(ana, id, 400)
    const shown = async (who: Caller, id: string) =>
      (await who.ask<OfferAnswer>("offer.getById", { id })).rounds.map(({ status }) => status)

    const change = { id: edited.id, payload: { price: lei(430) } }
    expect(await ion.tell<OfferAnswer>("offer.update", change)).toMatchObject({ editsLeft: 4 })
    expect(await shown(ion, edited.id)).toEqual(["ended"])
    await dan.tell("offer.withdraw", { id: left.id })
    expect(await shown(ana, left.id)).toEqual(["ended"])

    const payload = { description: "Two taps drip now: the one in the kitchen and the one in the bath." }
    await ana.tell("task.update", { id: task.id, version: task.version, payload, confirmStale: true })
    expect(await shown(eva, kept.id)).toEqual(["ended"])
    expect(await eva.tryTell("offer.answerCounter", { id: kept.id, accept: true })).toBe("counter_over")
    await eva.tell("offer.reconfirm", { id: kept.id })
    expect(await shown(eva, kept.id)).toEqual(["ended"])
    expect((await counter(ana, kept.id, 410)).rounds).toHaveLength(2)
    await dan.tell("offer.revive", { id: left.id })
    expect(await dan.tryTell("offer.answerCounter", { id: left.id, accept: true })).toBe("counter_over")
    await ana.tell("task.close", { id: task.id, reasonCode: "not_needed" })
    expect(await eva.tryTell("offer.answerCounter", { id: kept.id, accept: true })).toBe("task_not_open")
  })

  test("someone limited may say no but not take on work, and nobody answers after a block", async () => {
    const { ana, ion, id } = await anOfferOf450()
    await counter(ana, id, 400)
    const setStatus = (status: "active" | "limited") =>
      world.db.update(users).set({ status }).where(eq(users.id, ion.user.id))
    await setStatus("limited")
    expect(await ion.tryTell("offer.answerCounter", { id, accept: true })).toBe("user_limited")
    await answer(ion, id, { accept: false })
    await setStatus("active")
    await counter(ana, id, 410)
    await ion.tell("userBlock.create", { payload: { userId: ana.user.id } })
    expect(await ion.tryTell("offer.answerCounter", { id, accept: true })).toBe("user_blocked")
    await ana.tell("offer.withdrawCounter", { id })
    expect(await ana.tryTell("offer.counter", { id, price: lei(420) })).toBe("user_blocked")
  })
})

describe("at the same moment", () => {
  test("of several counter-offers one is made, and of several answers one counts", async () => {
    const { ana, ion, id } = await anOfferOf450()
    for (const round of [1, 2, 3]) {
      const prices = [300, 310, 320, 330].map((amount) => amount + round)
      const made = await Promise.all(
        prices.map((amount) => ana.tryTell("offer.counter", { id, price: lei(amount) })),
      )
      expect(made.toSorted()).toEqual(["done", "offer_countered", "offer_countered", "offer_countered"])
      const answers = [{ accept: true }, { accept: false, price: lei(440 + round) }, { accept: false }]
      const given = await Promise.all(
        answers.map((one) => ion.tryTell("offer.answerCounter", { id, round, ...one })),
      )
      expect(given.toSorted()).toEqual(["counter_over", "counter_over", "done"])
    }
    const rows = await roundsIn(id)
    const [offer] = await world.db.select().from(taskOffers).where(eq(taskOffers.id, id))
    const last = rows
      .toSorted((a, b) => a.round - b.round)
      .findLast(({ status }) => status === "accepted" || status === "answered")
    expect(offer?.price).toBe(last ? (last.answerPrice ?? last.price) : 450_00)
    expect(rows.map(({ status }) => status)).not.toContain("open")
  })

  test("a hire and a counter-offer leave one of the two, and never other terms than were read", async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { ana, ion, id } = await anOfferOf450()
      const hire = () => ana.tryTell("offer.accept", { id, version: 1, paymentMethod: "cash" })
      const [hired, asked] = await Promise.all([
        hire(),
        ana.tryTell("offer.counter", { id, price: lei(400) }),
      ])
      expect([hired, asked].filter((one) => one === "done")).toHaveLength(1)
      if (hired === "done") continue
      const [again, accepted] = await Promise.all([
        hire(),
        ion.tryTell("offer.answerCounter", { id, round: 1, accept: true }),
      ])
      expect(["offer_countered", "offer_changed"]).toContain(again)
      expect(accepted).toBe("done")
    }
  })

  test("an answer meets a withdrawal, an edit or a closed task, and one of them comes first", async () => {
    for (let turn = 0; turn < 3; turn++) {
      const { ana, ion, task, id } = await anOfferOf450()
      await counter(ana, id, 400)
      const others = [
        () => ana.tryTell("offer.withdrawCounter", { id }),
        () => ion.tryTell("offer.update", { id, version: 1, payload: { price: lei(460) } }),
        () => ana.tryTell("task.close", { id: task.id, reasonCode: "not_needed" }),
      ]
      const [accepted] = await Promise.all([
        ion.tryTell("offer.answerCounter", { id, round: 1, accept: true }),
        others[turn]?.(),
      ])
      const [offer] = await world.db.select().from(taskOffers).where(eq(taskOffers.id, id))
      const [round] = await roundsIn(id)
      expect(round?.status === "accepted").toBe(accepted === "done")
      expect(offer?.price === 400_00).toBe(accepted === "done")
    }
  })
})
