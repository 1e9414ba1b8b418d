import { describe, expect, test } from "vitest"
import { hoursText, readTime, timeText, timesBetween, timesMatching } from "./time-text.ts"

test("times go in quarter hours from first to last", () => {
  expect(timesBetween("08:00", "09:00", 15)).toEqual(["08:00", "08:15", "08:30", "08:45", "09:00"])
  expect(timesBetween("00:00", "23:45", 15)).toHaveLength(96)
})

test.each(["en", "ru", "ro"] as const)("the clock has 24 hours in %s", (locale) => {
  expect(timeText("18:30", locale)).toBe("18:30")
  expect(timeText("09:45", locale)).toBe("09:45")
  expect(timeText("00:00", locale)).toBe("00:00")
  expect(timeText("24:00", locale)).toBe("00:00")
})

test("the parts of a day are short", () => {
  expect(hoursText("08:00", "12:00")).toBe("8–12")
  expect(hoursText("17:00", "21:00")).toBe("17–21")
})

describe("a typed time", () => {
  test.each([
    ["18:30", "18:30"],
    ["18.30", "18:30"],
    ["1830", "18:30"],
    ["6:30 PM", "18:30"],
    ["6:30 p.m.", "18:30"],
    ["630p", "18:30"],
    ["18", "18:00"],
    ["8", "08:00"],
    ["830", "08:30"],
    ["12 am", "00:00"],
    ["12pm", "12:00"],
    ["0", "00:00"],
  ])("%j is %s", (text, time) => {
    expect(readTime(text)).toBe(time)
  })

  test.each(["", "25", "18:60", "13 pm", "0 am", "noon", "18:3", "12345", "123:00"])(
    "%j is not understood",
    (text) => {
      expect(readTime(text)).toBeNull()
    },
  )

  test("points at the rest of its hour", () => {
    const times = timesBetween("08:00", "20:00", 15)
    expect(timesMatching(times, "18")).toEqual(["18:00", "18:15", "18:30", "18:45"])
    expect(timesMatching(times, "18:40")).toEqual(["18:45"])
    expect(timesMatching(times, "7")).toEqual([])
    expect(timesMatching(times, "")).toHaveLength(times.length)
  })
})
