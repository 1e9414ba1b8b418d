import { expect, test } from "vitest"
import { timeLeft, type TimeLeft } from "./time-left.ts"

const hour = 60 * 60_000
const day = 24 * hour

test.each<[string, number, TimeLeft]>([
  ["a second less than thirty days", 30 * day - 1000, [30, "day"]],
  ["two days and an hour", 2 * day + hour, [2, "day"]],
  ["two days", 2 * day, [2, "day"]],
  ["a second less than two days", 2 * day - 1000, [48, "hour"]],
  ["a day", day, [24, "hour"]],
  ["an hour and a half", 1.5 * hour, [90, "minute"]],
  ["nothing", 0, [1, "minute"]],
])("%s", (_, ms, left) => expect(timeLeft(ms)).toEqual(left))
