import { expect, test } from "vitest"
import { aDatabase } from "../../test/database.ts"
import { anOffer } from "../../test/deal-factories.ts"
import { aUser } from "../../test/factories.ts"
import { aTask } from "../../test/task-factories.ts"
import { taskEvents } from "../platform/db/schema/task.ts"
import { publicStats } from "./public-stats.ts"

const world = aDatabase()

test("figures are counted once in ten minutes, and what is too little to be known is not said", async () => {
  const owner = await aUser(world.db)
  await aTask(world.db, owner, { status: "completed" })
  await aTask(world.db, owner, { status: "open" })
  const at = (minute: number) => ({ db: world.db, now: () => new Date(minute * 60_000) })
  expect(await publicStats(at(0))).toEqual({ completedTasks: 1, doers: 0, firstOfferMinutes: null })
  await aTask(world.db, owner, { status: "completed" })
  expect((await publicStats(at(9))).completedTasks).toBe(1)
  expect((await publicStats(at(10))).completedTasks).toBe(2)
})

test("a task that was opened again is measured from the day when it was open first", async () => {
  const [owner, doer] = [await aUser(world.db), await aUser(world.db)]
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000)
  for (let made = 0; made < 10; made += 1) {
    const task = await aTask(world.db, owner, { status: "completed", publishedAt: hoursAgo(1) })
    const opened = { taskId: task.id, actorId: owner.id, toStatus: "open" } as const
    await world.db.insert(taskEvents).values([
      { ...opened, type: "published", createdAt: hoursAgo(30) },
      { ...opened, type: "reopened", createdAt: hoursAgo(1) },
    ])
    await anOffer(world.db, task, doer, { createdAt: hoursAgo(28) })
  }
  const later = new Date(Date.now() + 60 * 60 * 1000)
  expect((await publicStats({ db: world.db, now: () => later })).firstOfferMinutes).toBe(120)
})
