import { describe, expect, test } from "vitest"
import { hoursText, readTime, timeText, timesBetween, timesMatching } from "./time-text.ts"

test("times go in quarter hours from first to last", () => {
  expect(timesBetween("08:00", "09:00", 15)).toEqual(["08:00", "08:15", "08:30", "08:45", "09:00"])
  expect(timesBetween("00:00", "23:45", 15)).toHaveLength(96)
})

test("each language has its own clock", () => {
  expect(timeText("18:30", "en").replace(/\s/g, " ")).toBe("6:30 PM")
  expect(timeText("18:30", "ru")).toBe("18:30")
  expect(timeText("18:30", "ro")).toBe("18:30")
  expect(timeText("09:45", "ro")).toBe("09:45")
})

test.each([
  ["en", ["8 AM–12 PM", "12–5 PM", "5–9 PM"]],
  ["ru", ["8–12", "12–17", "17–21"]],
  ["ro", ["8–12", "12–17", "17–21"]],
] as const)("the parts of a day are short in %s", (locale, texts) => {
  const parts = [
    ["08:00", "12:00"],
    ["12:00", "17:00"],
    ["17:00", "21:00"],
  ] as const
  expect(parts.map(([from, to]) => hoursText(from, to, locale).replaceAll("\u00a0", " "))).toEqual(texts)
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
