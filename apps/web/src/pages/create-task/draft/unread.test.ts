import { expect, test } from "vitest"
import { blankForm } from "./form.ts"
import { unreadAt, withUnread } from "./unread.ts"

const form = { ...blankForm("en"), mode: "in_person", timingKind: "flexible" } as const
const required = { path: "placeId", code: "place_required" }
const budget = { path: "budgetKind", code: "budget_required" }

test("an unknown town is told instead of a missing one, and before what comes later", () => {
  const typed = { unread: { placeId: "Narnia" }, isExact: false }
  expect(withUnread([required, budget], typed, form)).toEqual([
    { path: "placeId", code: "place_unknown", text: "Narnia" },
    budget,
  ])
})

test("a town is of no matter when the work is done remotely", () => {
  const typed = { unread: { placeId: "Narnia" }, isExact: false }
  expect(withUnread([], typed, { ...form, mode: "remote" })).toEqual([])
})

test("exact hours need at least one of them", () => {
  const typed = { unread: {}, isExact: true }
  expect(withUnread([], typed, form)).toEqual([{ path: "timing.from", code: "hours_required" }])
  expect(withUnread([], typed, { ...form, to: "18:00" })).toEqual([])
  expect(withUnread([], { ...typed, isExact: false }, form)).toEqual([])
})

test("what is no time is told at its own field", () => {
  const typed = { unread: { "timing.to": "25:99" }, isExact: true } as const
  expect(withUnread([], typed, form)).toEqual([{ path: "timing.to", code: "time_unknown", text: "25:99" }])
})

test("a value from elsewhere takes the place of an unread text", () => {
  expect(unreadAt("placeId", { placeId: "Narnia" }, form)).toBe("Narnia")
  expect(unreadAt("placeId", { placeId: "Narnia" }, { ...form, placeId: "soroca" })).toBe(null)
})
