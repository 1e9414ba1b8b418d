import { expect, test } from "vitest"
import { moveEnd, readNumber, toPercent, toStep } from "./slider-scale.ts"

test("a typed number goes to the nearest step inside the limits", () => {
  const scale = { min: 100, max: 1000, step: 50 }
  expect(toStep(474, scale)).toBe(450)
  expect(toStep(475, scale)).toBe(500)
  expect(toStep(5, scale)).toBe(100)
  expect(toStep(99_999, scale)).toBe(1000)
  expect(toStep(0.3, { min: 0, max: 1, step: 0.1 })).toBe(0.3)
})

test("the ends of a range never pass each other", () => {
  expect(moveEnd([200, 500], 0, 700)).toEqual([500, 500])
  expect(moveEnd([200, 500], 1, 100)).toEqual([200, 200])
  expect(moveEnd([200, 500], 1, 600)).toEqual([200, 600])
})

test("a value has its place on the track", () => {
  expect(toPercent(150, { min: 100, max: 200 })).toBe(50)
  expect(toPercent(5, { min: 5, max: 5 })).toBe(0)
})

test("a number is read as people write it", () => {
  expect(readNumber("1,500")).toBe(1500)
  expect(readNumber("1 500")).toBe(1500)
  expect(readNumber("2,5")).toBe(2.5)
  expect(readNumber("-3")).toBe(-3)
  expect(readNumber("five")).toBeNull()
})
