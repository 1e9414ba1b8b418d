import { eq } from "../../platform/db/drizzle.ts"
import { describe, expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aDoerAtTheDoor, terms } from "../../../test/deal-factories.ts"
import { aTask } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { tasks } from "../../platform/db/schema/task.ts"

const world = anApi()
const budget = { budgetKind: "fixed", budgetMin: 500_00, budgetMax: 500_00 } as const

async function aPair() {
  const ana = await aCaller(world)
  const ion = await aDoerAtTheDoor(world)
  return { ana, ion, task: await aTask(world.db, ana.user, budget) }
}

const countOf = async (id: string) =>
  (await world.db.select({ count: tasks.offerCount }).from(tasks).where(eq(tasks.id, id)))[0]?.count

describe("places and limits hold however many come at once:", () => {
  test("of twenty doers for the last three places, three get one", async () => {
    const ana = await aCaller(world)
    const task = await aTask(world.db, ana.user, { ...budget, offerCap: 3 })
    const doers = await Promise.all(Array.from({ length: 20 }, () => aDoerAtTheDoor(world)))
    const payload = { taskId: task.id, ...terms() }
    const outcomes = await Promise.all(doers.map((doer) => doer.tryTell("offer.create", { payload })))
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(3)
    expect(outcomes.filter((outcome) => outcome === "offer_cap_reached")).toHaveLength(17)
    expect(await countOf(task.id)).toBe(3)
  })

  test("of ten offers of one doer at once on one task, one is made", async () => {
    const { ion, task } = await aPair()
    const payload = { taskId: task.id, ...terms() }
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => ion.tryTell("offer.create", { payload })),
    )
    expect(outcomes.toSorted()).toEqual(["done", ...Array(9).fill("offer_exists")])
  })

  test("a doer who is not verified has five at a time, over all tasks", async () => {
    const ana = await aCaller(world)
    const ion = await aDoerAtTheDoor(world)
    const wall = await Promise.all(Array.from({ length: 8 }, () => aTask(world.db, ana.user, budget)))
    const outcomes = await Promise.all(
      wall.map((task) => ion.tryTell("offer.create", { payload: { taskId: task.id, ...terms() } })),
    )
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === "offer_limit_reached")).toHaveLength(3)
  })
})
