import { describe, expect, test } from "vitest"
import type { AssignmentOutcome, Fault } from "../status.ts"
import {
  countedFaults,
  isOwnFault,
  limitOf,
  limitsAt,
  missingReasons,
  reasonsFor,
  whyCannotComment,
  whyCannotContest,
} from "./faults.ts"

const hourMs = 60 * 60 * 1000
const now = new Date("2026-08-30T12:00:00Z")
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * hourMs)
const hire = (given: { fault?: Fault; outcome?: AssignmentOutcome; endedAt?: Date } = {}) => ({
  ownerId: "ana",
  providerId: "ion",
  outcome: "cancelled" as AssignmentOutcome | null,
  fault: "provider" as Fault | null,
  endedAt: daysAgo(1) as Date | null,
  ...given,
})

describe("a fault", () => {
  test("is one's own alone, and only where the job wasn't done", () => {
    expect([isOwnFault(hire(), "ion"), isOwnFault(hire(), "ana"), isOwnFault(hire(), "eva")]).toEqual([
      true,
      false,
      false,
    ])
    for (const fault of ["shared", "none", "undecided"] as const)
      for (const who of ["ana", "ion"]) expect(isOwnFault(hire({ fault }), who)).toBe(false)
    expect(isOwnFault(hire({ outcome: "completed" }), "ion")).toBe(false)
    expect(isOwnFault(hire({ outcome: "replaced" }), "ion")).toBe(true)
  })

  const contest = (given: object = {}) => ({
    actorId: "ion",
    hasContest: false,
    isDecided: false,
    now,
    ...given,
  })
  test.each([
    ["by its owner within a week", hire(), contest(), null],
    ["by the other person", hire(), contest({ actorId: "ana" }), "contest_not_yours"],
    ["by anyone else", hire(), contest({ actorId: "eva" }), "task_not_found"],
    ["twice", hire(), contest({ hasContest: true }), "contest_used"],
    ["after a week", hire({ endedAt: daysAgo(7) }), contest(), "contest_too_late"],
    ["after an administrator's decision", hire(), contest({ isDecided: true }), "contest_decided"],
  ])("is contested %s", (_how, given, how, refusal) => {
    expect(whyCannotContest(given, how)).toBe(refusal)
  })

  test("has one comment of the other person, before the decision", () => {
    const open = { byUserId: "ion", decidedAt: null, otherText: null }
    expect(whyCannotComment(hire(), open, "ana")).toBeNull()
    expect(whyCannotComment(hire(), open, "ion")).toBe("contest_not_found")
    expect(whyCannotComment(hire(), null, "ana")).toBe("contest_not_found")
    expect(whyCannotComment(hire(), open, "eva")).toBe("task_not_found")
    expect(whyCannotComment(hire(), { ...open, otherText: "He came." }, "ana")).toBe("contest_comment_exists")
    expect(whyCannotComment(hire(), { ...open, decidedAt: now }, "ana")).toBe("contest_decided")
  })
})

describe("repeated own faults", () => {
  test.each([
    ["none", [], null],
    ["the first", [0], null],
    ["two", [0, 1], null],
    ["three in a month: a day", [0, 10, 29], 24],
    ["three in longer", [0, 10, 31], null],
    ["four", [0, 1, 2, 3], 24],
    ["five: a week", [0, 1, 2, 3, 4], 7 * 24],
  ] as const)("%s", (_how, days, hours) => {
    const found = limitOf(days.map(daysAgo), now)
    expect(found?.until ?? null).toEqual(hours === null ? null : new Date(now.getTime() + hours * hourMs))
  })

  test.each([
    [1, null, 3],
    [2, null, 3],
    [3, 24, 5],
    [4, 24, 5],
    [5, 168, undefined],
    [6, 168, undefined],
  ] as const)("%i of them: the limit that's reached, and the next step", (count, hours, next) => {
    const { reached, ...ahead } = limitsAt(count)
    expect([reached?.hours ?? null, ahead.next?.count]).toEqual([hours, next])
  })

  test("limit from the last of them on, and no longer", () => {
    expect(limitOf([0.5, 1, 2].map(daysAgo), now)?.until).toEqual(new Date(now.getTime() + 12 * hourMs))
    expect(limitOf([1, 2, 3].map(daysAgo), now)).toBeNull()
    expect(countedFaults([1, 2, 30, 31].map(daysAgo), now)).toBe(2)
  })
})

test("reasons are needed in the language of each of the two", () => {
  const enough = "x".repeat(50)
  expect(missingReasons({ en: enough }, ["en", "en"])).toEqual([])
  expect(missingReasons({ en: enough, ro: " x " }, ["ro", "ru"])).toEqual(["ro", "ru"])
})

test.each([
  ["ro", { ru: "Потому", ro: "Pentru că" }, "Pentru că"],
  ["en", { ru: "Потому", ro: "Pentru că" }, "Потому"],
  ["en", { en: "", ro: "Pentru că" }, "Pentru că"],
  ["en", null, null],
] as const)("someone who reads %s reads of %j", (locale, reasoning, text) => {
  expect(reasonsFor(reasoning, locale)).toBe(text)
})
