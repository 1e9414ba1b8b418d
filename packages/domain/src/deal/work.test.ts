import { describe, expect, test } from "vitest"
import type { TaskStatus } from "../task/status.ts"
import {
  cancelTimes,
  faultOfCancel,
  isOnTime,
  reopenDaysAfter,
  whyCannotCancel,
  whyUnfitCancelNote,
  whyCannotRequestChanges,
  whyCannotStart,
} from "./work.ts"

const hourMs = 60 * 60 * 1000
const now = new Date("2026-08-10T12:00:00Z")
const inHours = (hours: number) => new Date(now.getTime() + hours * hourMs)
const task = (status: TaskStatus) => ({ ownerId: "ana", assignedProviderId: "ion", status })
const hire = (given: object = {}) => ({
  assignedAt: inHours(-5),
  revisionRound: 0,
  scheduledAt: null as Date | null,
  ...given,
})

describe("work is called off alone", () => {
  test.each([
    ["no hour was fixed", hire(), null],
    ["the hour is more than a day away", hire({ scheduledAt: inHours(24.1) }), null],
    ["the hour is within a day", hire({ scheduledAt: inHours(24) }), "cancel_too_late"],
    ["the hire is less than an hour old", hire({ scheduledAt: inHours(2), assignedAt: inHours(-0.9) }), null],
  ] as const)("when %s: %#", (_when, given, refusal) => {
    for (const who of ["ana", "ion"]) expect(whyCannotCancel(task("assigned"), given, who, now)).toBe(refusal)
  })

  test.each([
    ["in_progress", "cancel_too_late"],
    ["completion_requested", "cancel_too_late"],
    ["completed", "task_bad_transition"],
    ["open", "task_bad_transition"],
  ] as const)("and not while it is %s", (status, refusal) => {
    expect(whyCannotCancel(task(status), hire(), "ana", now)).toBe(refusal)
    expect(whyCannotCancel(task(status), hire(), "eva", now)).toBe("task_not_found")
  })

  test("and is the fault of whoever does it, but for the first hour", () => {
    expect(faultOfCancel("owner", { assignedAt: inHours(-2) }, now)).toBe("owner")
    expect(faultOfCancel("doer", { assignedAt: inHours(-2) }, now)).toBe("provider")
    expect(faultOfCancel("doer", { assignedAt: inHours(-1) }, now)).toBe("none")
  })

  test("at any hour and by nobody's fault once the other one is shut out, but not after the start", () => {
    const alone = hire({ assignedAt: inHours(-9), scheduledAt: inHours(2), strandedAt: inHours(-1) })
    expect(whyCannotCancel(task("assigned"), { ...alone, strandedAt: null }, "ana", now)).toBe(
      "cancel_too_late",
    )
    expect(whyCannotCancel(task("assigned"), alone, "ana", now)).toBeNull()
    expect(faultOfCancel("owner", alone, now)).toBe("none")
    expect(whyCannotCancel(task("in_progress"), alone, "ana", now)).toBe("cancel_too_late")
  })
})

test("work begins twelve hours before its hour at the earliest", () => {
  expect(whyCannotStart(task("assigned"), hire({ scheduledAt: inHours(12) }), "ion", now)).toBeNull()
  expect(whyCannotStart(task("assigned"), hire({ scheduledAt: inHours(12.1) }), "ion", now)).toBe(
    "start_too_early",
  )
  expect(whyCannotStart(task("in_progress"), hire(), "ion", now)).toBe("task_bad_transition")
})

test("on time is who begins a quarter of an hour after the hour at the latest", () => {
  expect(isOnTime(null, now)).toBeNull()
  expect(isOnTime(inHours(-0.25), now)).toBe(true)
  expect(isOnTime(inHours(-0.26), now)).toBe(false)
  expect(isOnTime(inHours(3), now)).toBe(true)
})

test("three rounds of changes and no more", () => {
  const handed = task("completion_requested")
  expect(whyCannotRequestChanges(handed, hire({ revisionRound: 2 }), "ana")).toBeNull()
  expect(whyCannotRequestChanges(handed, hire({ revisionRound: 3 }), "ana")).toBe("changes_used_up")
  expect(whyCannotRequestChanges(handed, hire(), "ion")).toBe("task_bad_transition")
})

test("a task is opened again after someone cancelled the job or after silence, not after it was done", () => {
  const ended = (cancelledById: string | null) => reopenDaysAfter({ outcome: "cancelled", cancelledById })
  expect([ended("ion"), ended("ana"), ended(null)]).toEqual([60, 60, 7])
  expect(reopenDaysAfter({ outcome: "completed", cancelledById: null })).toBeNull()
})

test.each([
  ["plans_changed", "me", "", null],
  ["plans_changed", null, "", null],
  ["no_answer", "other", "", "cancel_note_needed"],
  ["no_answer", "other", "  Nobody came.       ", "cancel_note_needed"],
  ["no_answer", "other", "Nobody came, and nobody called.", null],
  ["other", "nobody", "", "cancel_note_needed"],
  ["other", null, "The house was sold today.", null],
] as const)(
  "cancelling by %s, at fault: %s, in words: %s → %s",
  (reasonCode, claimedFault, note, refusal) => {
    expect(whyUnfitCancelNote({ reasonCode, claimedFault, note })).toBe(refusal)
  },
)

test("alone until a day before the hour, or for the first hour; without an hour until the start", () => {
  const assignedAt = new Date("2026-08-10T12:00:00Z")
  const times = (scheduledAt: string | null, strandedAt: Date | null = null) => {
    const hire = { assignedAt, scheduledAt: scheduledAt === null ? null : new Date(scheduledAt), strandedAt }
    const { freeUntil, until } = cancelTimes(hire)
    return [freeUntil?.toISOString() ?? null, until?.toISOString() ?? null]
  }
  const free = "2026-08-10T13:00:00.000Z"
  expect(times("2026-08-14T09:00:00Z")).toEqual([free, "2026-08-13T09:00:00.000Z"])
  expect(times("2026-08-11T09:00:00Z")).toEqual([free, free])
  expect(times(null)).toEqual([free, null])
  expect(times("2026-08-14T09:00:00Z", assignedAt)).toEqual([null, null])
})
