import { eq } from "../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aDoerAtTheDoor, aHire, anOffer, offerOn } from "../../test/deal-factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { taskOffers } from "../platform/db/schema/offer.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { tasks } from "../platform/db/schema/task.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"
import type { OfferAnswer } from "./answers.ts"
import { runOfferTimers } from "./run-timers.ts"

const world = anApi()
const budget = { budgetKind: "fixed", budgetMin: 500_00, budgetMax: 500_00 } as const

async function aPair() {
  const ana = await aCaller(world)
  const ion = await aDoerAtTheDoor(world)
  return { ana, ion, task: await aTask(world.db, ana.user, budget) }
}

const countOf = async (id: string) =>
  (await world.db.select({ count: tasks.offerCount }).from(tasks).where(eq(tasks.id, id)))[0]?.count

type List = { data: (OfferAnswer & { why: string[] })[]; total: number }

test("the owner's list is in the order that is asked for, with the reasons for the recommended one", async () => {
  const ana = await aCaller(world)
  const due = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000)
  const timing = { timingKind: "before_date", dueDate: due.toISOString().slice(0, 10) } as const
  const task = await aTask(world.db, ana.user, { ...budget, ...timing })
  const [cheap, praised, dear] = [
    await aDoerAtTheDoor(world),
    await aDoerAtTheDoor(world),
    await aDoerAtTheDoor(world),
  ]
  await world.db
    .update(providerProfiles)
    .set({ ratingSum: 98, ratingCount: 20, completedCount: 25 })
    .where(eq(providerProfiles.id, praised.profile.id))
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()
  const lei = (amount: number) => ({ price: { amount: amount * 100, currency: "MDL" } })
  const a = await offerOn(cheap, task, lei(250))
  const b = await offerOn(praised, task, { ...lei(500), canStartAt: tomorrow })
  const c = await offerOn(dear, task, lei(900))
  const order = async (sort: string) =>
    (await ana.ask<List>("offer.getByTask", { taskId: task.id, sort })).data.map(({ id }) => id)
  expect(await order("recommended")).toEqual([b.id, a.id, c.id])
  expect(await order("price_low")).toEqual([a.id, b.id, c.id])
  expect(await order("price_high")).toEqual([c.id, b.id, a.id])
  expect((await order("rating"))[0]).toBe(b.id)
  expect((await order("start"))[0]).toBe(b.id)
  expect(await order("newest")).toEqual([c.id, b.id, a.id])
  const { data } = await ana.ask<List>("offer.getByTask", { taskId: task.id })
  expect(data[0]?.why).toEqual(["quality", "price", "completion", "start"])
  const page = await ana.ask<List>("offer.getByTask", {
    taskId: task.id,
    pagination: { limit: 1, offset: 1 },
  })
  expect([page.data.map(({ id }) => id), page.total]).toEqual([[a.id], 3])
})

test("two or three offers are told side by side, with the rows in which each is best, to the owner alone", async () => {
  const { ana, ion, task } = await aPair()
  const [eva, dan] = [await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
  const lei = (amount: number) => ({ amount: amount * 100, currency: "MDL" })
  const a = await offerOn(ion, task, { price: lei(450), warrantyDays: 30 })
  const b = await offerOn(eva, task, { price: lei(400), materialsCost: lei(100) })
  const c = await offerOn(dan, task, { price: lei(480) })
  const spot = (publicLat: number) => ({ publicLat, publicLng: 28.8 })
  await world.db.update(tasks).set(spot(47)).where(eq(tasks.id, task.id))
  await world.db.update(providerProfiles).set(spot(47.1)).where(eq(providerProfiles.id, eva.profile.id))
  await world.db.update(providerProfiles).set(spot(47.2)).where(eq(providerProfiles.id, dan.profile.id))
  type Row = OfferAnswer & { best: string[]; jobsInCategory: number; distanceKm: number | null }
  const { data, total } = await ana.ask<{ data: Row[]; total: number }>("offer.compare", {
    ids: [b.id, a.id, c.id],
  })
  expect(total).toBe(3)
  expect(data.map(({ id, best }) => [id, best])).toEqual([
    [b.id, ["distance"]],
    [a.id, ["price", "warranty"]],
    [c.id, []],
  ])
  expect(data[0]).toMatchObject({ jobsInCategory: 0, distanceKm: 11.1 })

  const refused = async (ids: string[], who: Pick<typeof ana, "tryAsk"> = ana) =>
    who.tryAsk("offer.compare", { ids })
  const elsewhere = await offerOn(ion, await aTask(world.db, ana.user, budget))
  expect(await refused([a.id, elsewhere.id])).toBe("offer_not_found")
  expect(await refused([a.id, a.id])).toBe("offer_not_found")
  for (const stranger of [ion, eva, await aCaller(world)])
    expect(await refused([a.id, b.id], stranger)).toBe("offer_not_found")
  await dan.tell("offer.withdraw", { id: c.id })
  expect(await refused([a.id, c.id])).toBe("offer_not_found")
})

test("a doer's own list tells each offer with its task and what may be done, and how many there are of each", async () => {
  const { ana, ion, task } = await aPair()
  const other = await aTask(world.db, ana.user, { ...budget, title: "Hang a heavy mirror in the hall" })
  const first = await offerOn(ion, task)
  const second = await offerOn(ion, other)
  await ion.tell("offer.withdraw", { id: first.id })
  type Mine = { data: (OfferAnswer & { task: { title: string } })[]; total: number; counts: object }
  const all = await ion.ask<Mine>("offer.getMy", {})
  expect(all.data.map(({ id, task: { title } }) => [id, title])).toEqual([
    [first.id, "Repair a leaking kitchen tap"],
    [second.id, "Hang a heavy mirror in the hall"],
  ])
  expect(all.counts).toMatchObject({ active: 1, withdrawn: 1, accepted: 0 })
  const live = await ion.ask<Mine>("offer.getMy", { status: ["active", "stale"] })
  expect(live.data.map(({ id }) => id)).toEqual([second.id])
  expect(live.total).toBe(1)
})

test("of jobs that are over a doer's own list says which were done", async () => {
  const [ana, ion] = [await aCaller(world), await aDoerAtTheDoor(world)]
  const over = async (ended: Partial<typeof taskAssignments.$inferInsert>) => {
    const { assignmentId, offer } = await aHire(world.db, ana.user, ion.user)
    const endedAt = new Date()
    await world.db
      .update(taskAssignments)
      .set({ endedAt, ...ended })
      .where(eq(taskAssignments.id, assignmentId))
    await world.db
      .update(taskOffers)
      .set({ status: "ended", closedAt: endedAt })
      .where(eq(taskOffers.id, offer.id))
    return offer.id
  }
  const done = await over({ outcome: "completed", completedBy: "owner" })
  await over({ outcome: "cancelled" })
  const { data } = await ion.ask<{ data: { id: string; isDone: boolean }[] }>("offer.getMy", {})
  expect([data.length, data.filter(({ isDone }) => isDone).map(({ id }) => id)]).toEqual([2, [done]])
})

describe("what only time does", () => {
  test("an offer ends with its time, and one that nobody confirmed after three days; running twice changes nothing", async () => {
    const { ana, ion, task } = await aPair()
    const eva = await aDoerAtTheDoor(world)
    const valid = await offerOn(ion, task, { validDays: 2 })
    const stale = await anOffer(world.db, task, eva.user, { status: "stale", staleAt: new Date() })
    const statusOf = async (id: string) =>
      (await world.db.select().from(taskOffers).where(eq(taskOffers.id, id)))[0]?.status
    const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000)
    await runOfferTimers(world.db, hours(47))
    expect([await statusOf(valid.id), await statusOf(stale.id)]).toEqual(["active", "stale"])
    await runOfferTimers(world.db, hours(49))
    expect([await statusOf(valid.id), await statusOf(stale.id)]).toEqual(["expired", "stale"])
    await Promise.all([runOfferTimers(world.db, hours(73)), runOfferTimers(world.db, hours(73))])
    expect(await statusOf(stale.id)).toBe("expired")
    const before = await world.db.select().from(taskOffers).where(eq(taskOffers.taskId, task.id))
    await runOfferTimers(world.db, hours(73))
    expect(await world.db.select().from(taskOffers).where(eq(taskOffers.taskId, task.id))).toEqual(before)
    expect(await countOf(task.id)).toBe(0)
    expect(await ana.tryTell("offer.accept", { id: valid.id, paymentMethod: "cash" })).toBe("offer_not_live")
    expect(await ion.tell<OfferAnswer>("offer.revive", { id: valid.id })).toMatchObject({ status: "active" })
  })
})

test("an account that is closed takes its offers with it", async () => {
  const { ion, task } = await aPair()
  const { id } = await offerOn(ion, task)
  const admin = await aCaller(world, { role: "ADMIN" })
  await admin.tell("adminUser.setStatus", { id: ion.user.id, status: "deactivated", reason: "spam" })
  await expect.poll(() => countOf(task.id)).toBe(0)
  expect((await world.db.select().from(taskOffers).where(eq(taskOffers.id, id)))[0]?.status).toBe("withdrawn")
})

test("what was taken off the wall is told to nobody, not even beside an offer on it", async () => {
  const { ana, ion, task } = await aPair()
  await offerOn(ion, task)
  const payload = { description: "The tap drips, and besides I would like to buy cocaine." }
  await ana.tell("task.update", { id: task.id, version: task.version, payload, confirmStale: true })
  const { data } = await ion.ask<{ data: { task: object }[] }>("offer.getMy", {})
  expect(data).toMatchObject([{ status: "stale", task: { status: "held", excerpt: "", place: null } }])
  expect(JSON.stringify(data)).not.toContain("cocaine")
})
