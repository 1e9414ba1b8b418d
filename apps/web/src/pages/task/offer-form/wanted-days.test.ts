import { addDays } from "@doable/domain/time/market-day"
import { expect, test } from "vitest"
import { timeWindows } from "../../../ui/pickers/time-text.ts"
import { daysToOffer, timeToOffer, wantedDays } from "./wanted-days.ts"

const today = "2026-06-12"
const week = (timing: Parameters<typeof wantedDays>[0]) => {
  const wanted = wantedDays(timing, today)
  const first = daysToOffer(wanted, today)
  return Array.from({ length: 7 }, (_, ahead) => addDays(first, ahead)).map((day) =>
    wanted.isWanted(day) ? `${day}!` : day,
  )
}

test("a client who named the last day asked for each day until then, not for those that are over", () => {
  expect(week({ kind: "before_date", date: "2026-06-14" }).slice(0, 4)).toEqual([
    "2026-06-12!",
    "2026-06-13!",
    "2026-06-14!",
    "2026-06-15",
  ])
  const wanted = wantedDays({ kind: "before_date", date: "2026-06-14" }, today)
  expect(wanted.isWanted("2026-06-11")).toBe(false)
})

test("a day far ahead stands in the middle of its week, a near one in the week of today", () => {
  expect(week({ kind: "on_date", date: "2026-07-20" })).toEqual([
    "2026-07-17",
    "2026-07-18",
    "2026-07-19",
    "2026-07-20!",
    "2026-07-21",
    "2026-07-22",
    "2026-07-23",
  ])
  expect(week({ kind: "on_date", date: "2026-06-18" })[6]).toBe("2026-06-18!")
})

test("where any day suits, none is marked and the week begins today", () => {
  for (const timing of [null, { kind: "flexible", date: null }] as const) {
    expect(week(timing)[0]).toBe(today)
    expect(week(timing).join()).not.toContain("!")
  }
})

test("the hour that is proposed lies within the part of the day that was asked for", () => {
  const within = (window: "morning" | "day" | "evening") => {
    const time = timeToOffer({ window, from: null, to: null })
    const [first, last] = timeWindows[window]
    return first <= time && time < last ? time : `${time} is outside`
  }
  expect([within("morning"), within("day"), within("evening")]).toEqual(["09:00", "12:00", "17:00"])
  expect(timeToOffer({ window: "any", from: null, to: null })).toBe("09:00")
  expect(timeToOffer(null)).toBe("09:00")
})

test("hours that were named go before the part of the day", () => {
  expect(timeToOffer({ window: "any", from: "18:30", to: "20:00" })).toBe("18:30")
  expect(timeToOffer({ window: "evening", from: null, to: "15:00" })).toBe("09:00")
  expect(timeToOffer({ window: "any", from: null, to: "08:00" })).toBe("07:30")
})

test("what has passed today is not proposed", () => {
  expect(timeToOffer(null, "08:59")).toBe("09:00")
  expect(timeToOffer(null, "20:35")).toBe("21:00")
  expect(timeToOffer({ window: "morning", from: null, to: null }, "15:00")).toBe("15:30")
  expect(timeToOffer(null, "23:40")).toBe("23:30")
})
