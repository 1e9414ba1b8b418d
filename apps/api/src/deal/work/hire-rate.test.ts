import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { taskEvents, tasks } from "../../platform/db/schema/task.ts"
import { users } from "../../platform/db/schema/user.ts"
import { rebuildStats, type Difference } from "../../stats/rebuild-stats.ts"
import type { TaskCard } from "../../task/answers.ts"
import { runTaskTimers } from "../market/expire-tasks.ts"
import { recomputeHireRate } from "../recompute-hire-rate.ts"

const world = anApi()
const close = { reasonCode: "not_needed" }

async function rateOf(user: { id: string }) {
  const [row] = await world.db.select({ rate: users.hireRate }).from(users).where(eq(users.id, user.id))
  return row?.rate
}

/** As a hire leaves it: the state and its row of history. */
async function hire(task: { id: string; ownerId: string }) {
  await world.db.transaction(async (tx) => {
    const found = { fromStatus: "open", toStatus: "assigned", type: "assigned" } as const
    await tx.update(tasks).set({ status: "assigned", expiresAt: null }).where(eq(tasks.id, task.id))
    await tx.insert(taskEvents).values({ taskId: task.id, ...found })
    await recomputeHireRate(tx, task.ownerId)
  })
}

async function differences() {
  const told: Difference[] = []
  await rebuildStats(world.db, (difference) => told.push(difference))
  return told
}

test("a client's rate counts tasks with offers alone, from three on, and follows every end and every new start", async () => {
  const ana = await aCaller(world)
  const [first, second] = [await aTask(world.db, ana.user), await aTask(world.db, ana.user)]
  await hire(first)
  await hire(second)
  const lonely = await aTask(world.db, ana.user)
  await ana.tell("task.close", { id: lonely.id, ...close })
  expect(await rateOf(ana.user), "nobody had offered").toBeNull()

  const passed = await aTask(world.db, ana.user, { offerCount: 2 })
  await ana.tell("task.close", { id: passed.id, ...close })
  expect(await rateOf(ana.user)).toBe(67)
  await ana.tell("task.reopen", { id: passed.id })
  expect(await rateOf(ana.user), "it may still find its doer").toBeNull()

  const due = new Date(Date.now() - 1000)
  await world.db.update(tasks).set({ expiresAt: due, offerCount: 1 }).where(eq(tasks.id, passed.id))
  await runTaskTimers(world.db, new Date())
  expect(await rateOf(ana.user), "it ran out instead").toBe(67)
  expect(await differences()).toEqual([])

  await world.db.update(users).set({ hireRate: 12 }).where(eq(users.id, ana.user.id))
  expect(await differences()).toEqual([
    { table: "users", id: ana.user.id, column: "hireRate", was: 12, is: 67 },
  ])
})

test("two tasks that end at once are both counted", async () => {
  const ana = await aCaller(world)
  const open = await Promise.all([1, 2, 3, 4].map(() => aTask(world.db, ana.user, { offerCount: 1 })))
  await Promise.all(open.map(({ id }) => ana.tell("task.close", { id, ...close })))
  expect(await rateOf(ana.user)).toBe(0)
})

test("the list can be cut to clients who usually choose somebody; cards and pages say how often", async () => {
  const [ana, ion, eva] = [await aCaller(world), await aCaller(world), await aCaller(world)]
  const rates = [
    [ana, 90],
    [ion, 40],
  ] as const
  for (const [{ user }, hireRate] of rates)
    await world.db.update(users).set({ hireRate }).where(eq(users.id, user.id))
  const title = "Prune the cherry trees in a garden"
  const posted = (minutes: number) => ({ title, publishedAt: new Date(Date.now() - minutes * 60_000) })
  const good = await aTask(world.db, ana.user, posted(3))
  const poor = await aTask(world.db, ion.user, posted(2))
  await aTask(world.db, eva.user, posted(1))
  const list = async (ownerHireRateMin?: number, sort = "newest") =>
    (
      await eva.ask<{ data: TaskCard[] }>("task.getList", { filter: { q: "cherry", ownerHireRateMin }, sort })
    ).data.map(({ owner }) => owner.hireRate)
  expect(await list()).toEqual([null, 40, 90])
  expect(await list(41)).toEqual([90])
  expect(await list(40)).toHaveLength(2)
  expect(await list(undefined, "best_match"), "a good record weighs, an unknown one is the middle").toEqual([
    90,
    null,
    40,
  ])
  const page = async ({ id }: { id: string }) =>
    (await eva.ask<{ owner: { hireRate: number } }>("task.getById", { id })).owner.hireRate
  expect([await page(good), await page(poor)]).toEqual([90, 40])
})
