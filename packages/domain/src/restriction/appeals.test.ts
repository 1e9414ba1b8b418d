import { describe, expect, test } from "vitest"
import { endAfter, isInForce, whyCannotAppeal, whyCannotDecideAppeal } from "./appeals.ts"

const now = new Date("2026-11-16T09:00:00Z")
const later = new Date("2026-11-23T09:00:00Z")
const limit = {
  userId: "oleg",
  kind: "limit",
  reasonCode: "fraud",
  issuedById: "emma",
  endsAt: later,
  liftedAt: null,
  appealStatus: null,
} as const

describe("a restriction", () => {
  test.each([
    ["holds until its end", { endsAt: later, liftedAt: null }, true],
    ["is over at its end", { endsAt: now, liftedAt: null }, false],
    ["without an end holds until it's lifted", { endsAt: null, liftedAt: null }, true],
    ["is over when it's lifted", { endsAt: null, liftedAt: now }, false],
  ])("%s", (_, times, isSo) => expect(isInForce(times, now)).toBe(isSo))

  test("ends so many days after its start, or has no end", () => {
    expect(endAfter(7, now)).toEqual(later)
    expect(endAfter(null, now)).toBeNull()
  })
})

describe("an appeal", () => {
  test.each([
    ["of the person", limit, "oleg", null],
    ["of someone else", limit, "ana", "restriction_not_found"],
    ["about nothing", null, "oleg", "restriction_not_found"],
    ["a second time", { ...limit, appealStatus: "upheld" as const }, "oleg", "appeal_used"],
    ["when it's over", { ...limit, endsAt: now }, "oleg", "restriction_over"],
    [
      "about the rule on cancellations",
      { ...limit, reasonCode: "own_faults" as const },
      "oleg",
      "restriction_by_rule",
    ],
  ])("%s", (_, restriction, userId, why) => expect(whyCannotAppeal(restriction, { userId, now })).toBe(why))

  const open = { ...limit, appealStatus: "open" as const }
  test.each([
    ["another administrator", open, "mara", ["emma", "mara"], null],
    ["the one who made the decision", open, "emma", ["emma", "mara"], "appeal_other_admin"],
    ["the same, if there's no other", open, "emma", ["emma"], null],
    ["the same, if the other is the person", { ...open, userId: "mara" }, "emma", ["emma", "mara"], null],
    ["the person", { ...open, userId: "mara" }, "mara", ["emma", "mara"], "appeal_own"],
    ["nobody twice", { ...open, appealStatus: "upheld" as const }, "mara", ["mara"], "appeal_decided"],
    ["nobody without an appeal", limit, "mara", ["mara"], "appeal_not_found"],
  ])("is decided by %s", (_, restriction, actorId, adminIds, why) =>
    expect(whyCannotDecideAppeal(restriction, { actorId, adminIds })).toBe(why),
  )
})
