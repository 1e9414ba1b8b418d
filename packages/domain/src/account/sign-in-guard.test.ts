import { describe, expect, test } from "vitest"
import { addressWithLock, guardAnswer, lockedGuard, newGuard, withTry, type Guard } from "./sign-in-guard.ts"

const start = Date.parse("2026-05-04T10:00:00Z")
const after = (seconds: number) => new Date(start + seconds * 1000)

/** Tries at these seconds, all with a wrong password. */
function failedAt(...seconds: number[]): Guard {
  return seconds.reduce((guard, at) => withTry(guard, "192.0.2.1", after(at)), newGuard)
}

describe("wrong passwords", () => {
  test("four are answered freely, the fifth slows down", () => {
    expect(guardAnswer(failedAt(0, 0, 0, 0), after(0))).toEqual({ state: "open" })
    expect(guardAnswer(failedAt(0, 0, 0, 0, 0), after(0))).toEqual({ state: "slowed", retryAfterSec: 2 })
    expect(guardAnswer(failedAt(0, 0, 0, 0, 0), after(2))).toEqual({ state: "open" })
  })

  test.each([
    [5, 2],
    [6, 4],
    [7, 8],
    [8, 16],
    [9, 16],
  ])("after %i of them the next waits %i seconds", (failures, seconds) => {
    const guard = failedAt(...Array.from({ length: failures }, () => 0))
    expect(guardAnswer(guard, after(0))).toEqual({ state: "slowed", retryAfterSec: seconds })
    expect(guardAnswer(guard, after(seconds))).toEqual({ state: "open" })
  })

  test("fifteen minutes later they slow nobody down", () => {
    expect(guardAnswer(failedAt(0, 0, 0, 0, 899), after(900))).toEqual({ state: "open" })
  })

  test("nine in an hour do not lock, ten do, for fifteen minutes to the second", () => {
    expect(lockedGuard(failedAt(0, 1, 2, 3, 4, 5, 6, 7, 8), after(8))).toBeNull()
    const locked = lockedGuard(failedAt(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), after(9)) ?? newGuard
    expect(guardAnswer(locked, after(9))).toEqual({ state: "locked", retryAfterSec: 900 })
    expect(guardAnswer(locked, after(908.5))).toEqual({ state: "locked", retryAfterSec: 1 })
    expect(guardAnswer(locked, after(909))).toEqual({ state: "open" })
  })

  test("ten spread over more than an hour do not lock", () => {
    expect(
      lockedGuard(failedAt(0, 600, 1200, 1800, 2400, 3000, 3300, 3400, 3500, 3601), after(3601)),
    ).toBeNull()
  })

  test("each further lock of a day is longer, and none is for ever", () => {
    const minutes: number[] = []
    let guard = newGuard
    let now = after(0)
    for (let lock = 0; lock < 7; lock += 1) {
      for (let tries = 0; tries < 10; tries += 1) guard = withTry(guard, "192.0.2.1", now)
      guard = lockedGuard(guard, now) ?? guard
      const length = (guard.lockedUntil?.getTime() ?? 0) - now.getTime()
      minutes.push(length / 60_000)
      now = new Date(now.getTime() + Math.min(length, 3_600_000))
      guard = { ...guard, lockedUntil: null }
    }
    expect(minutes).toEqual([15, 30, 60, 240, 1440, 1440, 1440])
  })

  test("the next day begins with the shortest lock again", () => {
    const ten = Array.from({ length: 10 }, () => 86_401)
    const guard = { ...failedAt(...ten), locks: [after(0).toISOString()] }
    expect(lockedGuard(guard, after(86_401))?.lockedUntil).toEqual(after(86_401 + 900))
  })

  test("what happens during a lock does not lengthen it", () => {
    const locked = lockedGuard(failedAt(0, 0, 0, 0, 0, 0, 0, 0, 0, 0), after(0)) ?? newGuard
    expect(lockedGuard(locked, after(1))).toBeNull()
  })
})

describe("a clock that is put back", () => {
  const ten = Array.from({ length: 10 }, () => 0)
  const back = after(-3 * 3600)

  test("ends the lock: nobody waits for it to catch up", () => {
    const locked = lockedGuard(failedAt(...ten), after(0)) ?? newGuard
    expect(guardAnswer(locked, back)).toEqual({ state: "open" })
    expect(guardAnswer(locked, after(-30)), "by less than clocks differ").toMatchObject({ state: "locked" })
  })

  test("makes earlier tries count no more, and the next ten lock again", () => {
    expect(guardAnswer(failedAt(...ten), back)).toEqual({ state: "open" })
    expect(lockedGuard(failedAt(...ten), back)).toBeNull()
    const again = ten.reduce((guard) => withTry(guard, "192.0.2.1", back), failedAt(...ten))
    expect(lockedGuard(again, back)?.lockedUntil).toEqual(new Date(back.getTime() + 15 * 60_000))
  })

  test("lets a blocked network in", () => {
    let guard = newGuard
    for (let lock = 0; lock < 20; lock += 1) guard = addressWithLock(guard, after(lock))
    expect(guardAnswer(guard, back)).toEqual({ state: "open" })
  })
})

test("a network address is sent away for an hour with its twentieth lock in an hour", () => {
  let guard = newGuard
  for (let lock = 0; lock < 19; lock += 1) guard = addressWithLock(guard, after(lock))
  expect(guardAnswer(guard, after(19))).toEqual({ state: "open" })
  const blocked = addressWithLock(guard, after(19))
  expect(guardAnswer(blocked, after(19))).toEqual({ state: "locked", retryAfterSec: 3600 })
  const slow = addressWithLock(guard, after(3601))
  expect(guardAnswer(slow, after(3601))).toEqual({ state: "open" })
})
