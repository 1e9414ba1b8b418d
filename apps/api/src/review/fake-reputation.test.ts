import { eq, or } from "../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../test/api.ts"
import { aContact, aPhoneCode, aSession } from "../../test/factories.ts"
import { aDoerAtTheDoor, offerOn } from "../../test/deal-factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { aCaller } from "../../test/task-world.ts"
import { aHiredPair, type Pair } from "../../test/work-world.ts"
import { contacts } from "../platform/db/schema/contact.ts"
import { outboxEvents } from "../platform/db/schema/outbox.ts"
import { providerProfiles } from "../platform/db/schema/provider.ts"
import { reviews } from "../platform/db/schema/review.ts"
import { sharedSignals } from "../platform/db/schema/trust/phone-holder.ts"
import { taskAssignments } from "../platform/db/schema/task-assignment.ts"

const world = anApi()
type Side = Pick<Pair, "ana" | "ion">

async function figuresOf({ ion }: Side) {
  const [row] = await world.db.select().from(providerProfiles).where(eq(providerProfiles.userId, ion.user.id))
  return row && { ratingCount: row.ratingCount, completedCount: row.completedCount }
}

async function praise({ ana, ion }: Side, taskId: string, given: { hiredAt?: Date } = {}) {
  const isIt = eq(taskAssignments.taskId, taskId)
  if (given.hiredAt) await world.db.update(taskAssignments).set({ assignedAt: given.hiredAt }).where(isIt)
  await ana.tell("task.confirmCompletion", { id: taskId })
  for (const who of [ana, ion])
    await who.tell("review.create", { payload: { taskId, rating: 5, text: "Excellent.", lang: "en" } })
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

async function againWith({ ana, ion }: Side) {
  const task = await aTask(world.db, ana.user, { budgetKind: "fixed", budgetMin: 500_00, budgetMax: 500_00 })
  const offer = await offerOn(ion, task)
  await ana.tell("offer.accept", { id: offer.id, paymentMethod: "cash" })
  return task.id
}

test("two accounts on one network that praise each other within minutes move nothing, and administrators see them", async () => {
  const pair = await aHiredPair(world)
  const where = { ipAddress: "203.0.113.77", userAgent: "Farm/1.0" }
  for (const { user } of [pair.ana, pair.ion]) await aSession(world.db, user, where)
  await praise(pair, pair.id)
  for (let round = 0; round < 3; round += 1) await praise(pair, await againWith(pair))
  const written = await world.db.select().from(reviews).where(eq(reviews.subjectId, pair.ion.user.id))
  expect(written).toHaveLength(4)
  expect(written.every(({ status, counts }) => status === "published" && !counts)).toBe(true)
  expect(await figuresOf(pair)).toEqual({ ratingCount: 0, completedCount: 0 })

  const admin = await aCaller(world, { role: "ADMIN" })
  const { linked } = await admin.ask<{ linked: { id: string; kinds: string[]; hires: number }[] }>(
    "adminUser.getById",
    { id: pair.ana.user.id },
  )
  expect(linked).toEqual([
    expect.objectContaining({ id: pair.ion.user.id, kinds: ["network", "device"], hires: 3 }),
  ])
})

test("of one pair one review in 90 days counts, in each direction", async () => {
  const pair = await aHiredPair(world)
  await praise(pair, pair.id, { hiredAt: daysAgo(2) })
  await praise(pair, await againWith(pair), { hiredAt: daysAgo(1) })
  expect(await figuresOf(pair)).toEqual({ ratingCount: 1, completedCount: 2 })
  await world.db
    .update(reviews)
    .set({ publishedAt: daysAgo(91) })
    .where(or(eq(reviews.subjectId, pair.ion.user.id), eq(reviews.subjectId, pair.ana.user.id)))
  await praise(pair, await againWith(pair), { hiredAt: daysAgo(1) })
  expect(await figuresOf(pair)).toEqual({ ratingCount: 2, completedCount: 3 })
})

test("a number moves to the account that enters its code; the previous owner is told, and the two can't hire each other", async () => {
  const phone = "+37368765432"
  const ion = await aDoerAtTheDoor(world)
  await aContact(world.db, ion.user, { type: "phone", value: phone })
  const ana = await aCaller(world)
  await aPhoneCode(world.db, ana.user, { code: "0", phone, verifiedAt: new Date() })
  await ana.tell("contact.create", { payload: { type: "phone", value: phone } })
  const holders = await world.db.select().from(contacts).where(eq(contacts.value, phone))
  expect(holders.map(({ userId }) => userId)).toEqual([ana.user.id])
  const told = await world.db.select().from(outboxEvents).where(eq(outboxEvents.type, "phone.moved"))
  expect(told.map(({ payload }) => payload)).toContainEqual(
    expect.objectContaining({ userId: ion.user.id, phone }),
  )

  const task = await aTask(world.db, ana.user, { budgetKind: "fixed", budgetMin: 500_00, budgetMax: 500_00 })
  const offer = await offerOn(ion, task)
  expect(await ana.tryTell("offer.accept", { id: offer.id, paymentMethod: "cash" })).toBe("hire_same_number")
  const noted = await world.db.select().from(sharedSignals).where(eq(sharedSignals.ownerId, ana.user.id))
  expect(noted).toMatchObject([{ providerId: ion.user.id, kind: "number" }])
})

test("of two who enter the code at the same time one keeps the number", async () => {
  const phone = "+37368765433"
  const people = await Promise.all([aCaller(world), aCaller(world), aCaller(world)])
  for (const { user } of people)
    await aPhoneCode(world.db, user, { code: "0", phone, verifiedAt: new Date() })
  await Promise.all(
    people.map((who) => who.tell("contact.create", { payload: { type: "phone", value: phone } })),
  )
  expect(await world.db.select().from(contacts).where(eq(contacts.value, phone))).toHaveLength(1)
})
