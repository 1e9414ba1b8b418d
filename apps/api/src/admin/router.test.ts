import { expect, test } from "vitest"
import { answer, dataOf } from "../../test/answer.ts"
import { anApi } from "../../test/api.ts"
import { aSession, aUser, signedInCookie } from "../../test/factories.ts"
import { failedQueue } from "../jobs/queue.ts"
import { createBoss } from "../jobs/boss.ts"
import type { Overview } from "./queries.ts"
import { outboxEvents } from "../db/schema/outbox.ts"

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

  expect(await dataOf(world.get("/trpc/admin.getOverview", { cookie }))).toEqual({
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
    refusal: "admins_only",
  })
  const asVisitor = await answer(await world.get("/trpc/admin.getOverview"))
  expect(asVisitor.body.error?.data.refusal).toBe("sign_in_needed")
})
