import { expect, test } from "vitest"
import { cancelRateOf, hireRateOf } from "./hire-rate.ts"

test.each([
  [0, 0, null],
  [2, 0, null],
  [1, 1, null],
  [3, 0, 100],
  [2, 1, 67],
  [0, 3, 0],
  [5, 1, 83],
  [249, 1, 99],
  [1, 249, 1],
])("%i tasks with a doer and %i without make a rate of %s", (hired, passed, rate) => {
  expect(hireRateOf({ hired, passed })).toBe(rate)
})

test("how often a client calls off is told from three hires on", () => {
  expect(cancelRateOf({ hired: 2, calledOff: 1 })).toBeNull()
  expect(cancelRateOf({ hired: 3, calledOff: 1 })).toBe(33)
  expect(cancelRateOf({ hired: 4, calledOff: 0 })).toBe(0)
  expect(cancelRateOf({ hired: 300, calledOff: 1 })).toBe(1)
})
