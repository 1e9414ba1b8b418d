import { expect, test } from "vitest"
import { answer, dataOf } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { aSession, aUser, signedInCookie } from "../../test/factories.ts"
import { failedQueue } from "../platform/jobs/queue.ts"
import { aTask } from "../../test/task-factories.ts"
import { createBoss } from "../platform/jobs/boss.ts"
import type { Overview } from "./queries.ts"
import { outboxEvents } from "../platform/db/schema/outbox.ts"

const world = anApi()

test("the overview counts what is there", async () => {
  const admin = await aUser(world.db, { role: "ADMIN" })
  const cookie = await signedInCookie(world.db, admin)
  const before = await dataOf<Overview>(world.get("/trpc/admin.getOverview", { cookie }))

  const monthAgo = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)
  const newcomer = await aUser(world.db)
  await aUser(world.db, { createdAt: monthAgo })
  await aSession(world.db, newcomer)
  await aSession(world.db, newcomer, { expiresAt: monthAgo })
  // A type that no effect is known for stays waiting.
  await world.db.insert(outboxEvents).values({ type: "from.a.newer.version", payload: {} })
  const boss = createBoss(world.url)
  await boss.start()
  await boss.send(failedQueue, { eventId: "x" })
  await boss.stop({ graceful: false })

  expect(await dataOf(world.get("/trpc/admin.getOverview", { cookie }))).toMatchObject({
    users: before.users + 2,
    newUsers: before.newUsers + 1,
    activeSessions: before.activeSessions + 1,
    waitingEvents: before.waitingEvents + 1,
    failedJobs: before.failedJobs + 1,
  })
})

test("[G05] only role ADMIN gives rights", async () => {
  const user = await aUser(world.db)
  const cookie = await signedInCookie(world.db, user)
  const asUser = await answer(await world.get("/trpc/admin.getOverview", { cookie }))
  expect({ status: asUser.status, refusal: asUser.body.error?.data.refusal }).toEqual({
    status: 403,
    refusal: "team_only",
  })
  const asVisitor = await answer(await world.get("/trpc/admin.getOverview"))
  expect(asVisitor.body.error?.data.refusal).toBe("sign_in_needed")
})

test("the market is told from its facts: days, first offers, hires, ends, and what waits", async () => {
  const cookie = await signedInCookie(world.db, await aUser(world.db, { role: "ADMIN" }))
  const read = (period: number) => {
    const input = encodeURIComponent(JSON.stringify({ period }))
    return dataOf<Overview>(world.get(`/trpc/admin.getOverview?input=${input}`, { cookie }))
  }
  const before = await read(7)
  const owner = await aUser(world.db)
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000)
  await aTask(world.db, owner, { publishedAt: hourAgo })
  await aTask(world.db, owner, { publishedAt: new Date(Date.now() - 40 * 24 * 60 * 60 * 1000) })
  const held = await aTask(world.db, owner, {
    status: "held",
    holdReason: "prohibited_words",
    publishedAt: hourAgo,
  })
  const after = await read(7)
  const postedOf = ({ market }: Overview) => market.days.reduce((sum, { posted }) => sum + posted, 0)
  expect(postedOf(after) - postedOf(before)).toBe(2)
  expect(after.market.measured - before.market.measured).toBe(2)
  expect(after.market.firstOffer.never - before.market.firstOffer.never).toBe(2)
  expect(after.queues.tasks).toEqual({
    count: before.queues.tasks.count + 1,
    isMore: false,
    oldestAt: held.publishedAt?.toISOString(),
  })
  expect([after.market.days.length, (await read(90)).market.days.length]).toEqual([7, 90])
  expect(postedOf(await read(90)) - postedOf(after)).toBe(1)
})
