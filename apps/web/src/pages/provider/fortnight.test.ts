import { expect, test } from "vitest"
import { fortnight } from "./fortnight.ts"

const week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
const whole = [
  { from: "09:00", to: "12:00" },
  { from: "14:00", to: "18:00" },
]

test("fourteen days from today, each with its hours, none while away", () => {
  // A Tuesday.
  const plan = fortnight(
    { weekly: { ...week, wed: whole }, awayFrom: "2026-08-10", awayUntil: null, sameDay: false },
    "2026-08-04",
  )
  expect(plan).toHaveLength(14)
  expect(plan[0]).toEqual({ date: "2026-08-04", hours: "" })
  expect(plan[1]).toEqual({ date: "2026-08-05", hours: "09:00–12:00, 14:00–18:00" })
  expect(plan[8]).toEqual({ date: "2026-08-12", hours: "" })
})
