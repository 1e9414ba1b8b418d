import { randomUUID } from "node:crypto"
import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { offersPerDay } from "@doable/domain/offer/limits"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, offerOn, terms } from "../../../test/deal-factories.ts"
import { aContact } from "../../../test/factories.ts"
import { aProvider } from "../../../test/provider-factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"
import { rateLimits } from "../../platform/db/schema/account.ts"
import { taskEvents, tasks } from "../../platform/db/schema/task.ts"
import { userBlocks } from "../../platform/db/schema/user-block.ts"
import type { OfferAnswer } from "../answers.ts"

const world = anApi()
const budget = { budgetKind: "fixed", budgetMin: 500_00, budgetMax: 500_00 } as const

async function aPair() {
  const ana = await aCaller(world)
  const ion = await aDoerAtTheDoor(world)
  return { ana, ion, task: await aTask(world.db, ana.user, budget) }
}

const countOf = async (id: string) =>
  (await world.db.select({ count: tasks.offerCount }).from(tasks).where(eq(tasks.id, id)))[0]?.count

type List = {
  data: (OfferAnswer & { provider: { name: string } | null; why: string[] })[]
  total: number
  counts: Record<string, number>
}

describe("making an offer", () => {
  test("takes a place, for everybody to count and for the two alone to read", async () => {
    const { ana, ion, task } = await aPair()
    const offer = await offerOn(ion, task, {
      materialsCost: { amount: 80_00, currency: "MDL" },
      validDays: 3,
    })
    expect(offer).toMatchObject({ status: "active", version: 1, editsLeft: 5, isShortlisted: null })
    expect(offer.actions).toEqual(["withdraw", "edit"])
    expect(Date.parse(offer.validUntil) - Date.parse(offer.createdAt)).toBe(3 * 24 * 60 * 60 * 1000)
    expect(await countOf(task.id)).toBe(1)

    const { data, counts } = await ana.ask<List>("offer.getByTask", { taskId: task.id })
    expect(data[0]).toMatchObject({ id: offer.id, price: { amount: 450_00 }, isUnseen: true, own: null })
    expect(data[0]?.actions).toEqual(["accept", "decline", "counter"])
    expect(data[0]?.provider?.name).toBe("Maria R.")
    expect(counts).toEqual({ live: 1, stale: 0, shortlisted: 0, unseen: 1, past: 0, cap: 10 })

    const eva = await aCaller(world)
    expect(await eva.tryAsk("offer.getById", { id: offer.id })).toBe("offer_not_found")
    expect(await eva.tryAsk("offer.getByTask", { taskId: task.id })).toBe("task_not_found")
    expect(await ion.tryAsk("offer.getByTask", { taskId: task.id })).toBe("task_not_found")
    const page = await eva.ask<object>("task.getById", { id: task.id })
    expect(page).toMatchObject({ task: { offerCount: 1, offerCap: 10 } })
    for (const secret of ["45000", "8000", "mended a hundred taps"]) {
      expect(JSON.stringify(page)).not.toContain(secret)
    }
    const admin = await aCaller(world, { role: "ADMIN" })
    expect(await admin.ask("offer.getById", { id: offer.id })).toMatchObject({ actions: [], own: null })
  })

  test("hides contacts from everybody but its author, who is told where they were", async () => {
    const { ana, ion, task } = await aPair()
    const message = "Call me on +373 69 123 456, I can come tomorrow with my tools."
    const offer = await offerOn(ion, task, { message, included: ["Write to ion@example.com"] })
    expect(offer.own?.message).toBe(message)
    expect(offer.own?.masked).toHaveLength(1)
    const { data } = await ana.ask<List>("offer.getByTask", { taskId: task.id })
    expect(JSON.stringify(data)).not.toMatch(/123 456|ion@example/)
    expect(data[0]?.own).toBeNull()
  })

  test("is refused with the reason, and the task's page says it before one tries", async () => {
    const { ana, ion, task } = await aPair()
    const eva = await aCaller(world)
    type Page = { viewer: { canOffer: boolean; cannotOfferReason: string | null; myOfferId: string | null } }
    const viewer = async (who: typeof eva) => (await who.ask<Page>("task.getById", { id: task.id })).viewer
    const payload = { taskId: task.id, ...terms() }
    const reasonFor = async (who: typeof eva) => {
      const { cannotOfferReason } = await viewer(who)
      expect(await who.tryTell("offer.create", { payload })).toBe(cannotOfferReason ?? "done")
      return cannotOfferReason
    }
    expect(await reasonFor(ana)).toBe("offer_own_task")
    expect(await reasonFor(eva)).toBe("provider_needed")
    await aProvider(world.db, eva.user)
    expect(await reasonFor(eva)).toBe("phone_needed")
    await aContact(world.db, eva.user, { type: "phone", value: "+37369000111" })
    await world.db.insert(userBlocks).values({ blockerId: ana.user.id, blockedId: eva.user.id })
    expect(await reasonFor(eva)).toBe("user_blocked")
    expect(await reasonFor(ion)).toBeNull()
    expect(await reasonFor(ion)).toBe("offer_exists")
    expect((await viewer(ion)).myOfferId).not.toBeNull()
  })

  test.each([
    ["another currency", { price: { amount: 45_00, currency: "EUR" } }, "price_out_of_range"],
    ["next to nothing", { price: { amount: 1_00, currency: "MDL" } }, "price_out_of_range"],
    ["far below the budget", { price: { amount: 150_00, currency: "MDL" } }, "price_too_low_confirm"],
    ["a start last week", { canStartAt: "2026-01-01T10:00:00Z" }, "offer_incomplete"],
    [
      "what is not done here",
      { message: "I can also sell you cocaine and other drugs." },
      "text_not_allowed",
    ],
  ])("%s is refused", async (_title, given, refusal) => {
    const { ion, task } = await aPair()
    const payload = { taskId: task.id, ...terms(given) }
    expect(await ion.tryTell("offer.create", { payload })).toBe(refusal)
    expect(await countOf(task.id)).toBe(0)
  })

  test("far below the budget it needs a word about why", async () => {
    const { ion, task } = await aPair()
    const price = { amount: 150_00, currency: "MDL" }
    const offer = await offerOn(ion, task, { price, lowPriceReason: "I live in the same house." })
    expect(offer.lowPriceReason).toBe("I live in the same house.")
  })
})

describe("changing one's mind", () => {
  test("an edit shows the owner the old price, five times at most, and nobody overwrites what they have not seen", async () => {
    const { ana, ion, task } = await aPair()
    const { id } = await offerOn(ion, task)
    await ana.tell("offer.markSeen", { ids: [id] })
    const price = { amount: 480_00, currency: "MDL" }
    const changed = await ion.tell<OfferAnswer>("offer.update", { id, version: 1, payload: { price } })
    expect(changed).toMatchObject({ version: 2, editsLeft: 4, price, previousPrice: { amount: 450_00 } })
    expect(changed.included).toEqual(["The old cartridge taken away"])
    expect(await ion.tryTell("offer.update", { id, version: 1, payload: { price } })).toBe("offer_changed")
    const { data } = await ana.ask<List>("offer.getByTask", { taskId: task.id })
    expect(data[0]?.isUnseen).toBe(true)
    await ana.tell("offer.markSeen", { ids: [id] })
    expect((await ana.ask<List>("offer.getByTask", { taskId: task.id })).data[0]?.isUnseen).toBe(false)
    for (const warrantyDays of [1, 2, 3, 4]) await ion.tell("offer.update", { id, payload: { warrantyDays } })
    expect(await ion.tryTell("offer.update", { id, payload: { warrantyDays: 5 } })).toBe("offer_edits_used")
  })

  test("withdrawing frees the place, and the offer can stand again", async () => {
    const { ion, task } = await aPair()
    const { id } = await offerOn(ion, task)
    expect(await ion.tell<OfferAnswer>("offer.withdraw", { id })).toMatchObject({
      status: "withdrawn",
      actions: ["revive"],
    })
    expect(await countOf(task.id)).toBe(0)
    expect(await ion.tell<OfferAnswer>("offer.revive", { id })).toMatchObject({ status: "active" })
    expect(await countOf(task.id)).toBe(1)
    expect(await ion.tryTell("offer.revive", { id })).toBe("offer_exists")
  })

  test("standing again and again is bounded as offers are, since its owner is told each time", async () => {
    const { ion, task } = await aPair()
    const { id } = await offerOn(ion, task)
    await ion.tell("offer.withdraw", { id })
    const key = `offer-revive|${ion.user.id}`
    const row = { id: randomUUID(), key, count: offersPerDay - 1, lastRequest: Date.now() }
    await world.db.insert(rateLimits).values(row)
    await ion.tell("offer.revive", { id })
    await ion.tell("offer.withdraw", { id })
    expect(await ion.tryTell("offer.revive", { id })).toBe("offer_day_limit_reached")
  })

  test("the owner's no is told with its reason and is the last word", async () => {
    const { ana, ion, task } = await aPair()
    const { id } = await offerOn(ion, task)
    await ana.tell("offer.shortlist", { id, isShortlisted: true })
    expect((await ana.ask<List>("offer.getByTask", { taskId: task.id })).counts).toMatchObject({
      shortlisted: 1,
    })
    await ana.tell("offer.decline", { id, reasonCode: "timing", note: "We are away, call 069 111 222 33" })
    const mine = await ion.ask<OfferAnswer>("offer.getById", { id })
    expect(mine).toMatchObject({ status: "declined", declineReason: "timing", actions: [] })
    expect(mine.declineNote).not.toContain("069")
    expect(await countOf(task.id)).toBe(0)
    expect(await ion.tryTell("offer.revive", { id })).toBe("offer_was_declined")
    expect(await ion.tryTell("offer.create", { payload: { taskId: task.id, ...terms() } })).toBe(
      "offer_was_declined",
    )
  })
})

describe("when the task changes", () => {
  const anOwnTask = async (ana: Awaited<ReturnType<typeof aCaller>>) => {
    const draft = await ana.tell("task.create", { payload: await wholePayload(world.db) })
    return ana.tell("task.publish", { id: draft.id })
  }

  test("offers need a fresh look: one tap or an edit makes them stand, and until then nobody accepts them", async () => {
    const ana = await aCaller(world)
    const [ion, eva] = [await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
    const task = await anOwnTask(ana)
    const [first, second] = [await offerOn(ion, task), await offerOn(eva, task)]
    const payload = { description: "Two taps drip now: the one in the kitchen and the one in the bath." }
    const edit = { id: task.id, version: task.version, payload }
    expect((await ana.raw("task.update", edit)).body.error?.data).toMatchObject({
      refusal: "offers_will_be_stale",
      count: 2,
    })
    expect(await ana.tell("task.update", { ...edit, confirmStale: true })).toMatchObject({
      staleOfferCount: 2,
    })
    const stale = await ion.ask<OfferAnswer>("offer.getById", { id: first.id })
    expect(stale).toMatchObject({ status: "stale", actions: ["reconfirm", "withdraw", "edit"] })
    expect(stale.staleUntil).not.toBeNull()
    expect(await ana.tryTell("offer.accept", { id: first.id, paymentMethod: "cash" })).toBe("offer_stale")
    expect(await countOf(task.id)).toBe(2)

    expect(await ion.tell<OfferAnswer>("offer.reconfirm", { id: first.id })).toMatchObject({
      status: "active",
    })
    const price = { amount: 700_00, currency: "MDL" }
    const again = await eva.tell<OfferAnswer>("offer.update", { id: second.id, payload: { price } })
    expect(again).toMatchObject({ status: "active", staleUntil: null })
    expect(await ion.tryTell("offer.reconfirm", { id: first.id })).toBe("offer_not_stale")
  })

  test("in another currency an offer has to be made anew, and no old price is shown in it", async () => {
    const ana = await aCaller(world)
    const [ion, eva] = [await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
    const task = await anOwnTask(ana)
    const [first, second] = [await offerOn(ion, task), await offerOn(eva, task)]
    await eva.tell("offer.withdraw", { id: second.id })
    const euro = { amount: 50_00, currency: "EUR" }
    const payload = { budgetKind: "fixed", budgetMin: euro, budgetMax: euro }
    await ana.tell("task.update", { id: task.id, version: task.version, payload, confirmStale: true })
    expect(await ion.tryTell("offer.reconfirm", { id: first.id })).toBe("price_out_of_range")
    expect(await eva.tryTell("offer.revive", { id: second.id })).toBe("price_out_of_range")
    const price = { amount: 45_00, currency: "EUR" }
    const edit = { id: first.id, payload: { price } }
    expect(await ion.tell<OfferAnswer>("offer.update", edit)).toMatchObject({ price, previousPrice: null })
  })

  test("the two who talk read it there, and what the owner did waits only for the doer", async () => {
    const ana = await aCaller(world)
    const ion = await aDoerAtTheDoor(world)
    const task = await anOwnTask(ana)
    const { id: offerId } = await offerOn(ion, task)
    const { id } = await ana.tell<{ id: string }>("conversation.openForOffer", { offerId })
    const payload = { description: "Two taps drip now: the one in the kitchen and the one in the bath." }
    await ana.tell("task.update", { id: task.id, version: task.version, payload, confirmStale: true })
    await ana.tell("task.close", { id: task.id, reasonCode: "not_needed" })
    type Said = { data: { system: { key: string } | null; isMine: boolean }[] }
    const { data } = await ana.ask<Said>("message.getByConversation", { conversationId: id })
    expect(data.map(({ system, isMine }) => [system?.key, isMine])).toEqual([
      ["task_changed", true],
      ["task_closed", true],
    ])
    const unread = async (who: typeof ana) =>
      (await who.ask<{ unread: number }>("conversation.getById", { id })).unread
    expect([await unread(ana), await unread(ion)]).toEqual([0, 2])
  })

  test("a closed task ends its offers, and an open one again may have them back", async () => {
    const ana = await aCaller(world)
    const ion = await aDoerAtTheDoor(world)
    const task = await anOwnTask(ana)
    const { id } = await offerOn(ion, task)
    await ana.tell("task.close", { id: task.id, reasonCode: "not_needed" })
    expect(await ion.ask("offer.getById", { id })).toMatchObject({
      status: "declined",
      declineReason: "task_closed",
      actions: [],
    })
    // People who were involved aren't told that the task doesn't exist.
    expect(await ion.ask("task.getById", { id: task.id })).toMatchObject({ task: { description: "" } })
    expect(await ion.tryTell("offer.revive", { id })).toBe("task_not_open")
    await ana.tell("task.reopen", { id: task.id })
    expect(await ion.tell<OfferAnswer>("offer.revive", { id })).toMatchObject({ status: "active" })
    const events = await world.db.select().from(taskEvents).where(eq(taskEvents.taskId, task.id))
    expect(events.find(({ type }) => type === "closed")?.data).toMatchObject({ offers: 1 })
  })
})
