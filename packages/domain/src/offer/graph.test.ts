import { describe, expect, test } from "vitest"
import { offerActionsOf, offerMove, offerMoves, type OfferActor, type OfferAction } from "./graph.ts"
import { liveOfferStatuses, offerStatuses, type OfferStatus } from "./status.ts"

const next = (status: OfferStatus) =>
  offerMoves.filter(({ from }) => (from as readonly OfferStatus[]).includes(status)).map(({ to }) => to)

describe("the life of an offer", () => {
  test("reaches every state from active", () => {
    const seen = new Set<OfferStatus>(["active"])
    for (const status of seen) for (const to of next(status)) seen.add(to)
    expect([...seen].toSorted()).toEqual([...offerStatuses].toSorted())
  })

  test("ends for good only with the work, unless a dispute takes it up again, or by removal", () => {
    const isEnd = (status: OfferStatus) => next(status).every((to) => to === "accepted")
    expect(offerStatuses.filter(isEnd)).toEqual(["ended", "removed"])
  })

  test("every action of the task's end finds every offer that stands", () => {
    for (const action of ["pass_over", "close", "expire", "withdraw", "decline"] as const)
      for (const status of liveOfferStatuses) expect(offerMove(status, action)).not.toBeNull()
  })
})

test.each([
  ["active", "accept", "accepted"],
  ["stale", "accept", null],
  ["stale", "reconfirm", "active"],
  ["active", "reconfirm", null],
  ["accepted", "withdraw", null],
  ["ended", "revive", null],
  ["not_selected", "revive", "active"],
] satisfies [OfferStatus, OfferAction, OfferStatus | null][])("from %s by %s to %s", (from, action, to) => {
  expect(offerMove(from, action)).toBe(to)
})

test.each([
  ["active", "owner", ["accept", "decline"]],
  ["stale", "doer", ["reconfirm", "withdraw"]],
  ["accepted", "doer", []],
] satisfies [OfferStatus, OfferActor, OfferAction[]][])(
  "while it is %s, the %s may do %j",
  (status, actor, actions) => {
    expect(offerActionsOf(status, actor)).toEqual(actions)
  },
)
