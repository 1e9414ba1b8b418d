import { and, eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, anInvite, anOffer, offerOn } from "../../../test/deal-factories.ts"
import { aContact } from "../../../test/factories.ts"
import { aPlace, aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { outboxEvents } from "../../platform/db/schema/outbox.ts"
import { providerProfiles } from "../../platform/db/schema/provider.ts"
import { agreements, taskAssignments } from "../../platform/db/schema/task-assignment.ts"
import { taskInvites } from "../../platform/db/schema/task-invite.ts"
import { taskEvents, tasks } from "../../platform/db/schema/task.ts"
import { userBlocks } from "../../platform/db/schema/user-block.ts"
import { users } from "../../platform/db/schema/user.ts"
import { rebuildStats, type Difference } from "../../stats/rebuild-stats.ts"
import type { AssignmentAnswer } from "./answers.ts"
import type { TaskAnswer } from "../../task/answers.ts"
import type { OfferAnswer } from "../../offer/answers.ts"

const world = anApi()
const street = "Strada Florilor 12, ap. 8"

async function aTaskWithAddress(owner: { id: string }) {
  await aPlace(world.db, { id: "chisinau" })
  const where = { mode: "in_person", placeId: "chisinau", cityId: "chisinau", address: street } as const
  const spot = { lat: 47.0211, lng: 28.8431, publicLat: 47.02, publicLng: 28.84 }
  return aTask(world.db, owner, { ...where, ...spot, materials: "doer_brings" })
}

async function differences() {
  const told: Difference[] = []
  await rebuildStats(world.db, (difference) => told.push(difference))
  return told
}

type Hired = { task: TaskAnswer; offer: OfferAnswer; conversationId: string }
type Hires = { data: AssignmentAnswer[]; total: number }

test("a hire freezes what was agreed, opens address and chosen contacts to the two, and passes the others over", async () => {
  const ana = await aCaller(world, { name: "Ana Ursu" })
  const [ion, eva] = [await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
  const task = await aTaskWithAddress(ana.user)
  await aContact(world.db, ana.user, { type: "phone", value: "+37369222333", isPrimary: true })
  await aContact(world.db, ana.user, { type: "email", value: "second@example.com", isPrimary: false })
  const won = await offerOn(ion, task, {
    warrantyDays: 90,
    materialsCost: { amount: 60_00, currency: "MDL" },
  })
  const lost = await offerOn(eva, task)
  const late = await aDoerAtTheDoor(world)
  const waiting = await anInvite(world.db, task, late.user)
  const scheduledAt = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString()

  const accept = { id: won.id, version: 1, paymentMethod: "cash", scheduledAt }
  const hired = await ana.tell<Hired>("offer.accept", accept)
  expect(hired.task).toMatchObject({ status: "assigned", offerCount: 0, expiresAt: null })
  expect(hired.offer).toMatchObject({ status: "accepted", actions: [] })

  const { data } = await ion.ask<Hires>("taskAssignment.getByTask", { taskId: task.id })
  expect(data[0]).toMatchObject({
    offerId: won.id,
    conversationId: hired.conversationId,
    outcome: null,
    agreement: {
      version: 1,
      title: task.title,
      scopeText: task.description,
      included: ["The old cartridge taken away"],
      price: { amount: 450_00, currency: "MDL" },
      materialsCost: { amount: 60_00, currency: "MDL" },
      materials: "doer_brings",
      scheduledAt,
      address: street,
      spot: { lat: 47.0211, lng: 28.8431 },
      warrantyDays: 90,
      paymentMethod: "cash",
    },
    other: { name: "Ana Ursu", contacts: [{ type: "phone", value: "+37369222333" }] },
    lacksOwnContacts: true,
  })
  expect(await ion.ask("task.getById", { id: task.id })).toMatchObject({ viewer: { isAssigned: true } })
  const forAna = await ana.ask<Hires>("taskAssignment.getByTask", { taskId: task.id })
  expect(forAna.data[0]).toMatchObject({ other: { userId: ion.user.id }, lacksOwnContacts: false })
  await aContact(world.db, ion.user, { type: "email", value: "ion@example.com", isPrimary: true })
  const chosen = await ion.ask<Hires>("taskAssignment.getByTask", { taskId: task.id })
  expect(chosen.data[0]?.lacksOwnContacts).toBe(false)

  // A doer who wasn't hired sees what everyone sees, and gets a kind message.
  expect(await eva.tryAsk("taskAssignment.getByTask", { taskId: task.id })).toBe("task_not_found")
  for (const path of ["task.getById", "taskQuestion.getByTask"]) {
    const seen = JSON.stringify(await eva.ask(path, { id: task.id, taskId: task.id }))
    for (const secret of [street, "47.0211", "28.8431", "45000", "+37369222333"])
      expect(seen).not.toContain(secret)
  }
  expect(await eva.ask("offer.getById", { id: lost.id })).toMatchObject({
    status: "not_selected",
    actions: [],
  })
  const [invite] = await world.db.select().from(taskInvites).where(eq(taskInvites.id, waiting.id))
  expect(invite?.status).toBe("expired")
  const [silent] = await world.db
    .select()
    .from(providerProfiles)
    .where(eq(providerProfiles.userId, late.user.id))
  expect(silent?.askedCount).toBe(0)

  const events = await world.db
    .select()
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, task.id), eq(taskEvents.type, "assigned")))
  expect(events).toMatchObject([{ fromStatus: "open", toStatus: "assigned", actorId: ana.user.id }])
  const [profile] = await world.db
    .select()
    .from(providerProfiles)
    .where(eq(providerProfiles.id, ion.profile.id))
  expect(profile?.assignedCount).toBe(1)
  expect(await differences()).toEqual([])
})

test("of fifty accepts of different offers at once one wins, and forty-nine hear that the task is no longer open", async () => {
  const ana = await aCaller(world)
  const task = await aTask(world.db, ana.user, { offerCap: 20 })
  const doers = await Promise.all(Array.from({ length: 50 }, () => aDoerAtTheDoor(world)))
  const offers = await Promise.all(doers.map(({ user }) => anOffer(world.db, task, user)))
  const outcomes = await Promise.all(
    offers.map(({ id }) => ana.tryTell("offer.accept", { id, paymentMethod: "cash" })),
  )
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === "task_not_open")).toHaveLength(49)

  const rows = await world.db.select().from(taskOffers).where(eq(taskOffers.taskId, task.id))
  const winner = rows.filter(({ status }) => status === "accepted")
  expect(winner).toHaveLength(1)
  expect(rows.filter(({ status }) => status === "not_selected")).toHaveLength(49)
  const hires = await world.db.select().from(taskAssignments).where(eq(taskAssignments.taskId, task.id))
  expect(hires.map(({ offerId }) => offerId)).toEqual([winner[0]?.id])
  const agreed = await world.db
    .select()
    .from(agreements)
    .where(eq(agreements.assignmentId, hires[0]?.id ?? ""))
  expect(agreed).toHaveLength(1)
  const told = await world.db.select().from(taskEvents).where(eq(taskEvents.taskId, task.id))
  expect(told.map(({ type }) => type)).toEqual(["assigned"])
  const losers = await world.db.select().from(outboxEvents).where(eq(outboxEvents.type, "offer.passed-over"))
  const ids = new Set(rows.map(({ id }) => id))
  const ofThis = losers
    .map(({ payload }) => (payload as { offerId: string }).offerId)
    .filter((id) => ids.has(id))
  expect([ofThis.length, new Set(ofThis).size]).toEqual([49, 49])
  expect(await differences()).toEqual([])
})

test("accepting, withdrawing and editing the same offer at once leave one truth", async () => {
  const ana = await aCaller(world)
  for (let round = 0; round < 5; round++) {
    const ion = await aDoerAtTheDoor(world)
    const task = await aTask(world.db, ana.user)
    const { id } = await offerOn(ion, task)
    const price = { amount: 900_00, currency: "MDL" }
    const [accepted] = await Promise.all([
      ana.tryTell("offer.accept", { id, version: 1, paymentMethod: "cash" }),
      ion.tryTell("offer.withdraw", { id }),
      ion.tryTell("offer.update", { id, payload: { price } }),
    ])
    const [offer] = await world.db.select().from(taskOffers).where(eq(taskOffers.id, id))
    const [after] = await world.db.select().from(tasks).where(eq(tasks.id, task.id))
    const isHired = accepted === "done"
    expect([offer?.status === "accepted", after?.status === "assigned"]).toEqual([isHired, isHired])
    // Nobody is hired for a price that wasn't read.
    if (isHired) expect(offer?.price).toBe(450_00)
    await world.db.delete(tasks).where(and(eq(tasks.id, task.id), eq(tasks.status, "open")))
  }
})

test("two people who hire each other at the same moment both succeed", async () => {
  const [ana, ion] = [await aDoerAtTheDoor(world), await aDoerAtTheDoor(world)]
  const [hers, his] = [await aTask(world.db, ana.user), await aTask(world.db, ion.user)]
  const [toHer, toHim] = [await offerOn(ion, hers), await offerOn(ana, his)]
  const outcomes = await Promise.all([
    ana.tryTell("offer.accept", { id: toHer.id, paymentMethod: "cash" }),
    ion.tryTell("offer.accept", { id: toHim.id, paymentMethod: "cash" }),
  ])
  expect(outcomes).toEqual(["done", "done"])
})

test("nobody is hired who changed the price a moment ago, is shut out, blocked, or whose offer ran out", async () => {
  const ana = await aCaller(world)
  const task = await aTask(world.db, ana.user)
  const ion = await aDoerAtTheDoor(world)
  const { id } = await offerOn(ion, task)
  const price = { amount: 500_00, currency: "MDL" }
  await ion.tell("offer.update", { id, payload: { price } })
  const accept = (input: object = {}) => ana.tryTell("offer.accept", { id, paymentMethod: "cash", ...input })
  expect(await accept({ version: 1 })).toBe("offer_changed")
  expect(await accept({ scheduledAt: "2026-01-01T10:00:00Z" })).toBe("schedule_out_of_range")
  const setStatus = (status: "active" | "limited") =>
    world.db.update(users).set({ status }).where(eq(users.id, ion.user.id))
  await setStatus("limited")
  expect(await accept()).toBe("doer_unavailable")
  await setStatus("active")
  await world.db.insert(userBlocks).values({ blockerId: ion.user.id, blockedId: ana.user.id })
  expect(await accept()).toBe("user_blocked")
  await world.db.delete(userBlocks).where(eq(userBlocks.blockerId, ion.user.id))
  await world.db.update(taskOffers).set({ validUntil: new Date() }).where(eq(taskOffers.id, id))
  expect(await accept()).toBe("offer_expired")
  expect(await ion.tryTell("offer.accept", { id, paymentMethod: "cash" })).toBe("offer_not_found")
})
