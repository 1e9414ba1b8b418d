import { expect, test } from "vitest"
import { hidesContacts } from "./kinds.ts"
import { whenToTell, whyCannotWrite } from "./rules.ts"

const talk = {
  kind: "offer",
  taskState: null,
  writerStatus: "active",
  isOtherGone: false,
  isBlocked: false,
} as const

test.each([
  ["two people talk about an offer", {}, null],
  ["nobody writes to who has left", { isOtherGone: true, kind: "task" as const }, "conversation_person_left"],
  ["a removed task is only read", { taskState: "removed" as const }, "conversation_closed"],
  ["a block ends the talk about an offer", { isBlocked: true }, "user_blocked"],
  ["a block ends a direct talk", { isBlocked: true, kind: "direct" as const }, "user_blocked"],
  [
    "a block does not end the talk about running work",
    { isBlocked: true, kind: "task" as const, taskState: "running" as const },
    null,
  ],
  [
    "when the work is over, a block ends that talk too",
    { isBlocked: true, kind: "task" as const },
    "user_blocked",
  ],
  [
    "the team hears everybody, blocked or limited",
    { kind: "support" as const, isBlocked: true, writerStatus: "limited" as const },
    null,
  ],
  ["a limited person begins nothing", { writerStatus: "limited" as const }, "user_limited"],
  [
    "and finishes what is under way",
    { writerStatus: "limited" as const, kind: "task" as const, taskState: "running" as const },
    null,
  ],
])("%s", (_title, given, expected) => {
  expect(whyCannotWrite({ ...talk, ...given })).toBe(expected)
})

test("contacts are hidden until the hire, never after it, and not from the team", () => {
  const kinds = ["offer", "direct", "task", "support"] as const
  expect(kinds.map(hidesContacts)).toEqual([true, true, false, false])
})

const at = (minutes: number) => new Date(Date.UTC(2026, 5, 17, 12, minutes))

test.each([
  ["at once, if nothing was said lately", null, null, 30],
  ["a quarter of an hour after the last time", at(20), null, 35],
  ["not while they are reading", null, at(29), 31],
  ["what is longer ago does not count", at(5), at(7), 30],
])("people are told %s", (_title, noticedAt, readAt, minute) => {
  expect(whenToTell({ now: at(30), noticedAt, readAt })).toEqual(at(minute))
})
