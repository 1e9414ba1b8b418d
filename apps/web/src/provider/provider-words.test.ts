import { expect, test } from "vitest"
import { durationText } from "./provider-words.ts"

test("a usual reply is told in minutes, hours or days", () => {
  const spoken = (minutes: number) => durationText(minutes, "en")
  expect([0.2, 12, 59, 60, 150, 1439, 1440, 4400].map(spoken)).toEqual([
    "1 min",
    "12 mins",
    "59 mins",
    "1 hr",
    "3 hrs",
    "24 hrs",
    "1 day",
    "3 days",
  ])
  expect(durationText(12, "ru")).toBe("12 мин")
  expect(durationText(4400, "ro")).toBe("3 zile")
})
