import { expect, test } from "vitest"
import { createClock } from "./database-clock.ts"

const start = Date.parse("2026-05-04T10:00:00Z")
const hour = 60 * 60 * 1000

/** A clock that can be set, and seconds that pass whatever it says. */
async function aClock() {
  const said: string[] = []
  const world = { setBy: 0, passedMs: 0, asleepMs: 0 }
  const log = {
    error: (_about: object, text: string) => void said.push(`error: ${text}`),
    warn: (text: string) => void said.push(`warn: ${text}`),
  }
  const clock = await createClock({
    read: () => Promise.resolve(new Date(start + world.setBy + world.passedMs + world.asleepMs)),
    log: log as unknown as Parameters<typeof createClock>[0]["log"],
    ticks: () => world.passedMs,
    awake: () => (world.passedMs + world.asleepMs) / 1000,
  })
  return { clock, world, said }
}

test("the time is the database's, and goes on between two looks", async () => {
  const { clock, world } = await aClock()
  expect(clock.now()).toEqual(new Date(start))
  world.passedMs = 1_500
  expect(clock.now()).toEqual(new Date(start + 1_500))
  world.setBy = -400
  await clock.follow()
  expect(clock.now(), "time never goes back by the little that a look may be wrong").toEqual(
    new Date(start + 1_500),
  )
  world.setBy = -5 * hour
  await clock.follow()
  expect(clock.now()).toEqual(new Date(start + 1_500 - 5 * hour))
})

test.each([
  ["back by a day", -24 * hour, true],
  ["forward by 59 minutes", 59 * 60_000, true],
  ["forward by 61 minutes", 61 * 60_000, false],
  ["forward by a year", 365 * 24 * hour, false],
])("put %s: timers run: %s", async (_name, setBy, mayRun) => {
  const { clock, world, said } = await aClock()
  world.setBy = setBy
  world.passedMs = 60_000
  const now = await clock.steadyNow()
  expect(now).toEqual(mayRun ? new Date(start + setBy + 60_000) : null)
  expect(clock.isLeapt()).toBe(!mayRun)
  expect(said).toHaveLength(mayRun ? 0 : 1)
})

test("timers run again once the clock is right again, and only then", async () => {
  const { clock, world, said } = await aClock()
  world.setBy = 3 * hour
  expect(await clock.steadyNow()).toBeNull()
  world.passedMs = 10 * 60_000
  expect(await clock.steadyNow(), "a leap doesn't become right by waiting").toBeNull()
  world.setBy = 0
  expect(await clock.steadyNow()).toEqual(new Date(start + 10 * 60_000))
  expect(said.map((line) => line.split(":")[0])).toEqual(["error", "error", "warn"])
})

test("a clock that was put back and is put right again has not leapt, but one that goes on from there has", async () => {
  const { clock, world, said } = await aClock()
  world.setBy = -3 * hour
  expect(await clock.steadyNow()).toEqual(new Date(start - 3 * hour))
  world.setBy = 0
  expect(await clock.steadyNow()).toEqual(new Date(start))
  expect(said).toEqual([])
  world.setBy = 2 * hour
  expect(await clock.steadyNow()).toBeNull()
})

test("a machine that slept for a night has not leapt", async () => {
  const { clock, world } = await aClock()
  world.asleepMs = 9 * hour
  expect(await clock.steadyNow()).toEqual(new Date(start + 9 * hour))
})
