import { expect, onTestFinished, test } from "vitest"
import { aDatabase } from "../../../test/database.ts"
import { createBoss } from "./boss.ts"
import { scheduleTimers, type TimerParts } from "./timers.ts"

const world = aDatabase()

test("timers run by the clock's time, and not at all while it can't be trusted", async () => {
  const boss = createBoss(world.url)
  await boss.start()
  onTestFinished(() => boss.stop({ graceful: false }))
  const noon = new Date("2026-05-04T12:00:00Z")
  let steady: Date | null = null
  const asked: (Date | null)[] = []
  const ran: Date[] = []
  const clock = {
    now: () => noon,
    steadyNow: () => {
      asked.push(steady)
      return Promise.resolve(steady)
    },
  }
  const some = {
    queue: "some-timers",
    cron: "0 0 1 1 *",
    expireInSeconds: 60,
    run: (_parts: TimerParts, now: Date) => Promise.resolve(void ran.push(now)),
  }
  await scheduleTimers(boss, clock, { db: world.db } as TimerParts, [some])
  await boss.send("some-timers")
  await expect.poll(() => asked).toEqual([null])
  steady = noon
  await boss.send("some-timers")
  await expect.poll(() => ran).toEqual([noon])
})
