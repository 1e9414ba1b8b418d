import { expect, test } from "vitest"
import { wallClock, zoneName } from "./zone.ts"

test.each([
  ["Europe/Chisinau", "Europe/Chisinau"],
  ["europe/CHISINAU", "Europe/Chisinau"],
  ["america/new_york", "America/New_York"],
  ["Mars/Base", null],
  ["", null],
])("%s is the zone %s", (given, name) => {
  expect(zoneName(given)).toBe(name)
})

test("a clock shows the same however its zone is spelled", () => {
  const moment = new Date("2026-07-01T10:00:00Z")
  for (const zone of ["europe/CHISINAU", "Europe/Chisinau", "EUROPE/chisinau"]) {
    expect(wallClock(zone, moment)).toEqual({ day: "2026-07-01", time: "13:00" })
  }
})
