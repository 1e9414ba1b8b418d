import { expect, test } from "vitest"
import { aDatabase } from "../../test/database.ts"
import { aUser } from "../../test/factories.ts"
import { aTask } from "../../test/task-factories.ts"
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
