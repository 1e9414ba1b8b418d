import { expect, test } from "vitest"
import { momentOf, timeOf } from "./market-day.ts"

test("an hour of the market is one moment, in summer, in winter and on the days between", () => {
  expect(momentOf("2026-07-14", "18:30").toISOString()).toBe("2026-07-14T15:30:00.000Z")
  expect(momentOf("2026-01-14", "18:30").toISOString()).toBe("2026-01-14T16:30:00.000Z")
  for (const day of ["2026-03-29", "2026-10-25"])
    for (const time of ["00:00", "06:00", "18:30", "23:45"])
      expect(timeOf(momentOf(day, time)), `${day} ${time}`).toBe(time)
})
