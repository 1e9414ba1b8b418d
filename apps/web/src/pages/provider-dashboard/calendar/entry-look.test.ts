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
  ["job", "in_progress", "08:00", "job", true],
  ["job", "in_progress", "12:00", "late", true],
  ["offer", "open", "12:00", "offer"],
  ["done", "completed", "12:00", "done"],
] as const)("a %s that is %s looks at %s like: %s", (kind, status, time, look, isRework?: boolean) => {
  expect(lookOf({ kind, status, scheduledAt: nine, isRework: isRework ?? false }, at(time))).toBe(look)
})
