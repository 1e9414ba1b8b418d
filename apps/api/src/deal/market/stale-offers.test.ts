import { eq } from "../../platform/db/drizzle.ts"
import { expect, test } from "vitest"
import { anApi } from "../../../test/api.ts"
import { aTask, categoryOf } from "../../../test/task-factories.ts"
import { aCaller, wholePayload } from "../../../test/task-world.ts"
import { taskOffers } from "../../platform/db/schema/offer.ts"
import { tasks } from "../../platform/db/schema/task.ts"
import type { TaskAnswer } from "../../task/answers.ts"

const world = anApi()
type Updated = { task: TaskAnswer; staleOfferCount: number }

/** An open task with two offers, one of them already stale. */
async function offered() {
  const [ana, ion, eva] = [await aCaller(world), await aCaller(world), await aCaller(world)]
  const payload = await wholePayload(world.db)
  const { id } = await ana.tell("task.create", { payload })
  await ana.tell("task.publish", { id })
  const offer = {
    taskId: id,
    price: 400_00,
    currency: "MDL",
    message: "Tomorrow morning, with my own tools.",
    lang: "en",
    validDays: 7,
    validUntil: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000),
    taskVersionSeen: 2,
  } as const
  await world.db.insert(taskOffers).values([
    { ...offer, providerId: ion.user.id },
    { ...offer, providerId: eva.user.id, status: "stale", staleAt: new Date() },
  ])
  await world.db.update(tasks).set({ offerCount: 2 }).where(eq(tasks.id, id))
  const statuses = async () =>
    (
      await world.db.select({ status: taskOffers.status }).from(taskOffers).where(eq(taskOffers.taskId, id))
    ).map(({ status }) => status)
  return { ana, ion, id, statuses }
}

test("what changes the work is said to make offers stale, and does so once that is confirmed", async () => {
  const { ana, ion, id, statuses } = await offered()
  const change = { id, version: 2, payload: { description: "The tap drips, and now the pipe under it too." } }
  const { status, body } = await ana.raw("task.update", change)
  expect([status, body.error?.data]).toMatchObject([409, { refusal: "offers_will_be_stale", count: 1 }])
  expect((await statuses()).toSorted()).toEqual(["active", "stale"])

  const saved = await ana.tell<Updated>("task.update", { ...change, confirmStale: true })
  expect(saved).toMatchObject({ staleOfferCount: 1, task: { version: 3 } })
  expect(await statuses()).toEqual(["stale", "stale"])
  const again = { ...change, version: 3, payload: { budgetMin: { amount: 300_00, currency: "MDL" } } }
  expect(await ana.tell<Updated>("task.update", again), "nobody is left to ask again").toMatchObject({
    staleOfferCount: 0,
  })
  const offers = await ion.ask<{ data: { id: string }[] }>("offer.getMy", {})
  expect(await ion.ask("offer.getById", { id: offers.data[0]?.id })).toMatchObject({
    changedParts: ["description", "budget"],
  })
})

test("what changes nothing about the work leaves offers alone, and the category stays while there are any", async () => {
  const { ana, id, statuses } = await offered()
  const titled = { id, version: 2, payload: { title: "Repair a dripping kitchen tap" } }
  expect(await ana.tell<Updated>("task.update", titled)).toMatchObject({ staleOfferCount: 0 })
  expect((await statuses()).toSorted()).toEqual(["active", "stale"])
  const { id: categoryId } = await categoryOf(world.db, "electrical")
  const moved = { id, version: 3, payload: { categoryId }, confirmStale: true }
  expect(await ana.tryTell("task.update", moved)).toBe("task_category_locked")
})

test("without offers nothing is asked", async () => {
  const ana = await aCaller(world)
  const task = await aTask(world.db, ana.user)
  const change = {
    id: task.id,
    version: 1,
    payload: await wholePayload(world.db, { title: "Mend a tap today" }),
  }
  expect(await ana.tell<Updated>("task.update", change)).toMatchObject({ staleOfferCount: 0 })
})
