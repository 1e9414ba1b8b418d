import { eq, sql } from "./platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { aDatabase } from "../test/database.ts"
import { aPhoneCode, aSession, aUser } from "../test/factories.ts"
import {
  accountLinks,
  emailChanges,
  rateLimits,
  sessions,
  signInGuards,
  signUps,
} from "./platform/db/schema/account.ts"
import { phoneCodes } from "./platform/db/schema/contact.ts"
import { outboxEvents } from "./platform/db/schema/outbox.ts"
import { users } from "./platform/db/schema/user.ts"
import { createBoss } from "./platform/jobs/boss.ts"
import { isOver as isOldMessage } from "./contact-message/delete-old-contact-messages.ts"
import { cleanHouse, overdue } from "./housekeeping.ts"
import { failedQueue } from "./platform/jobs/queue.ts"

const world = aDatabase()
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)

test("dead sessions and old events go, living and waiting ones stay", async () => {
  const user = await aUser(world.db)
  const living = await aSession(world.db, user)
  await aSession(world.db, user, { expiresAt: daysAgo(1) })
  const type = "verification.requested"
  await world.db.insert(outboxEvents).values([
    { type, payload: { is: "old" }, recordedAt: daysAgo(40), dispatchedAt: daysAgo(40) },
    { type, payload: { is: "recent" }, recordedAt: daysAgo(2), dispatchedAt: daysAgo(2) },
    { type, payload: { is: "waiting" }, recordedAt: daysAgo(40) },
  ])
  await cleanHouse(world.db)
  expect((await world.db.select().from(sessions)).map(({ id }) => id)).toEqual([living.id])
  const kept = await world.db.select({ payload: outboxEvents.payload }).from(outboxEvents)
  expect(kept.map(({ payload }) => payload)).toEqual([{ is: "recent" }, { is: "waiting" }])
})

test("an old event whose effect can still be tried again stays, also when it was given up", async () => {
  const boss = createBoss(world.url)
  await boss.start()
  const type = "password.changed"
  const long = { type, payload: {}, recordedAt: daysAgo(40), dispatchedAt: daysAgo(40) }
  const rows = await world.db.insert(outboxEvents).values([long, long]).returning()
  const [given] = rows
  await boss.send(failedQueue, { eventId: given?.id })
  await boss.stop({ graceful: false })
  await cleanHouse(world.db)
  const kept = await world.db.select().from(outboxEvents).where(eq(outboxEvents.type, type))
  expect(kept.map(({ id }) => id)).toEqual([given?.id])
})

test("counts of yesterday go, those of today stay", async () => {
  const row = (key: string, at: Date) => ({ id: key, key, count: 1, lastRequest: at.getTime() })
  await world.db.insert(rateLimits).values([row("old", daysAgo(1.1)), row("recent", daysAgo(0.5))])
  await cleanHouse(world.db)
  expect((await world.db.select().from(rateLimits)).map(({ key }) => key)).toEqual(["recent"])
})

test("codes to phones go after two days", async () => {
  const user = await aUser(world.db)
  await aPhoneCode(world.db, user, { code: "012345", phone: "+37360000001", createdAt: daysAgo(3) })
  const kept = await aPhoneCode(world.db, user, {
    code: "012345",
    phone: "+37360000002",
    createdAt: daysAgo(1),
  })
  await cleanHouse(world.db)
  expect((await world.db.select().from(phoneCodes)).map(({ id }) => id)).toEqual([kept.id])
})

test("links, wishes and guards that have run out go, the others stay", async () => {
  const [one, two] = [await aUser(world.db), await aUser(world.db)]
  const tomorrow = daysAgo(-1)
  const link = (tokenHash: string, expiresAt: Date) =>
    ({ tokenHash, expiresAt, purpose: "unlock", userId: one.id, email: one.email }) as const
  await world.db.insert(accountLinks).values([link("old", daysAgo(1)), link("living", tomorrow)])
  const wish = (userId: string, expiresAt: Date) => ({ userId, expiresAt, oldEmail: "a", newEmail: "b" })
  await world.db.insert(emailChanges).values([wish(one.id, daysAgo(1)), wish(two.id, tomorrow)])
  const guard = (keyHash: string, forgetAt: Date) => ({ keyHash, forgetAt })
  await world.db.insert(signInGuards).values([guard("old", daysAgo(1)), guard("living", tomorrow)])
  await cleanHouse(world.db)
  expect((await world.db.select().from(accountLinks)).map(({ tokenHash }) => tokenHash)).toEqual(["living"])
  expect((await world.db.select().from(emailChanges)).map(({ userId }) => userId)).toEqual([two.id])
  expect((await world.db.select().from(signInGuards)).map(({ keyHash }) => keyHash)).toEqual(["living"])
})

test("an account that nobody confirmed in a day goes with its sign-ups; who still has a letter, or was there before, stays", async () => {
  const made = (days: number, given: Parameters<typeof aUser>[1] = {}) =>
    aUser(world.db, { createdAt: daysAgo(days), emailVerified: false, ...given })
  const stale = await made(1.1)
  const asked = await made(1.1)
  const kept = [
    asked,
    await made(0.9),
    await made(9, { emailVerified: true }),
    await made(9, { status: "deactivated", deletedAt: daysAgo(3) }),
  ]
  const signUp = (userId: string, expiresAt: Date) => ({
    userId,
    expiresAt,
    name: "",
    locale: "en" as const,
    passwordHash: "x",
  })
  await world.db.insert(signUps).values([signUp(stale.id, daysAgo(0.1)), signUp(asked.id, daysAgo(-0.5))])
  await cleanHouse(world.db)
  const left = (await world.db.select({ id: users.id }).from(users)).map(({ id }) => id)
  expect(left).not.toContain(stale.id)
  for (const { id } of kept) expect(left).toContain(id)
  expect((await world.db.select().from(signUps)).map(({ userId }) => userId)).toEqual([asked.id])
})

test("whatever is cleared away is found by an index, however long the table", async () => {
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    for (const [table, isOver] of [...overdue, [sql`contact_messages`, isOldMessage] as const]) {
      const { rows } = await tx.execute(sql`explain (format json) select id from ${table} where ${isOver}`)
      const plan = JSON.stringify(rows)
      const [, name] = /"Relation Name":"(\w+)"/.exec(plan) ?? []
      expect(plan, `${name}: ${plan}`).toMatch(
        /"Index Cond":"\(\(?(expires_at|created_at|forget_at|last_word_at|last_request|dispatched_at)/,
      )
    }
  })
})
