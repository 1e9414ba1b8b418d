import { expect, test } from "vitest"
import { lookOf } from "./entry-look.ts"

const nine = "2026-11-18T09:00:00.000Z"
const at = (time: string) => Date.parse(`2026-11-18T${time}:00.000Z`)

test.each([
  ["job", "assigned", "08:00", "job"],
  ["job", "assigned", "09:15", "job"],
  ["job", "assigned", "09:16", "late"],
  ["job", "in_progress", "12:00", "job"],
  ["job", "completion_requested", "12:00", "job"],
  ["offer", "open", "12:00", "offer"],
  ["done", "completed", "12:00", "done"],
] as const)("a %s that is %s looks at %s like: %s", (kind, status, time, look) => {
  expect(lookOf({ kind, status, scheduledAt: nine }, at(time))).toBe(look)
})
