import { describe, expect, test } from "vitest"
import type { Refusal } from "../../refusal.ts"
import {
  agreedRounds,
  answerOf,
  isOtherTerms,
  openCounter,
  shownStatus,
  whyCannotAnswerCounter,
  whyCannotCounter,
  whyCannotWithdrawCounter,
} from "./rules.ts"
import { counterMoves, counterStatuses, type CounterAnswer, type CounterStatus } from "./status.ts"

const now = new Date("2026-11-18T12:00:00Z")
const later = new Date("2026-11-20T12:00:00Z")
const rounds = (...statuses: CounterStatus[]) => statuses.map((status, at) => ({ round: at + 1, status }))

type Asked = Parameters<typeof whyCannotCounter>[0]
const base: Asked = {
  offer: { providerId: "ion", status: "active", validUntil: later },
  task: { ownerId: "ana", status: "open" },
  rounds: [],
  actor: { id: "ana", status: "active" },
  isBlocked: false,
  now,
}
const offered = (given: Partial<Asked["offer"]>) => ({ offer: { ...base.offer, ...given } })

test.each<[string, Partial<Asked>, Refusal | null]>([
  ["the client of a pending offer may", {}, null],
  ["a second time, once it is answered", { rounds: rounds("answered") }, null],
  ["someone else finds no such offer", { actor: { id: "eva", status: "active" } }, "offer_not_found"],
  ["nor does its doer", { actor: { id: "ion", status: "active" } }, "offer_not_found"],
  ["not once the task is taken", { task: { ownerId: "ana", status: "assigned" } }, "task_not_open"],
  ["not while the doer has to reconfirm", offered({ status: "stale" }), "offer_stale"],
  ["not on one that is over", offered({ status: "withdrawn" }), "offer_not_live"],
  ["not on one that ran out", offered({ validUntil: now }), "offer_expired"],
  ["not while one is open", { rounds: rounds("declined", "open") }, "offer_countered"],
  ["three times at most", { rounds: rounds("answered", "withdrawn", "ended") }, "counter_rounds_used"],
  ["not while limited", { actor: { id: "ana", status: "limited" } }, "user_limited"],
  ["not after a block", { isBlocked: true }, "user_blocked"],
])("countering: %s", (_title, given, refusal) => {
  expect(whyCannotCounter({ ...base, ...given }, 3)).toBe(refusal)
})

const doers = { ...base, rounds: rounds("declined", "open"), actor: { id: "ion", status: "active" } }
const limited = { actor: { id: "ion", status: "limited" } }

test.each<[string, Partial<Asked>, CounterAnswer, number | undefined, Refusal | null]>([
  ["its doer may", {}, "accepted", 2, null],
  ["without naming the round", {}, "answered", undefined, null],
  ["not the round before", {}, "accepted", 1, "counter_over"],
  ["not twice", { rounds: rounds("accepted") }, "accepted", 1, "counter_over"],
  ["not the client", { actor: { id: "ana", status: "active" } }, "accepted", 2, "offer_not_found"],
  ["not after the hire", { task: { ownerId: "ana", status: "assigned" } }, "declined", 2, "task_not_open"],
  ["not once the task has changed", offered({ status: "stale" }), "accepted", 2, "counter_over"],
  ["not on an offer that ran out", offered({ validUntil: now }), "accepted", 2, "offer_expired"],
  ["not after a block", { isBlocked: true }, "answered", 2, "user_blocked"],
  ["nobody limited takes on work", limited, "accepted", 2, "user_limited"],
  ["but may say no", limited, "declined", 2, null],
])("answering: %s", (_title, given, answer, round, refusal) => {
  expect(whyCannotAnswerCounter({ ...doers, ...given }, { answer, round })).toBe(refusal)
})

test.each<[string, Partial<Asked>, Refusal | null]>([
  ["the client may", { rounds: rounds("open") }, null],
  ["also when limited", { rounds: rounds("open"), actor: { id: "ana", status: "limited" } }, null],
  ["not the doer", { rounds: rounds("open"), actor: { id: "ion", status: "active" } }, "offer_not_found"],
  ["not once it is answered", { rounds: rounds("answered") }, "counter_over"],
])("withdrawing: %s", (_title, given, refusal) => {
  expect(whyCannotWithdrawCounter({ ...base, ...given })).toBe(refusal)
})

describe("a counter-offer", () => {
  test("is over with its offer, and only what changed the terms makes a version", () => {
    expect(openCounter({ status: "active" }, rounds("answered", "open"))?.round).toBe(2)
    expect(openCounter({ status: "stale" }, rounds("open"))).toBeNull()
    expect(shownStatus({ status: "declined" }, { round: 1, status: "open" })).toBe("ended")
    expect(shownStatus({ status: "declined" }, { round: 1, status: "answered" })).toBe("answered")
    expect(agreedRounds(rounds("accepted", "answered", "declined"))).toBe(2)
  })

  test("is answered once, whatever the answer", () => {
    for (const { from } of counterMoves) expect(from).toEqual(["open"])
    const reached = counterMoves.map(({ to }): CounterStatus => to)
    expect([...new Set(reached)]).toEqual(counterStatuses.filter((status) => status !== "open"))
  })

  test.each<[Parameters<typeof answerOf>[0], CounterAnswer]>([
    [{ accept: true }, "accepted"],
    [{ accept: true, price: 1 }, "accepted"],
    [{ accept: false, price: 1 }, "answered"],
    [{ accept: false, canStartAt: "2026-11-20T10:00:00Z" }, "answered"],
    [{ accept: false, canStartAt: null }, "declined"],
  ])("%j is %s", (given, answer) => expect(answerOf(given)).toBe(answer))

  test.each<[string, number, Date | null, boolean]>([
    ["the same price", 450_00, null, false],
    ["the same price and day", 450_00, later, false],
    ["another price", 400_00, null, true],
    ["another day", 450_00, now, true],
  ])("with %s", (_title, amount, canStartAt, isOther) => {
    const asked = { price: { amount, currency: "MDL" as const }, canStartAt }
    expect(isOtherTerms(asked, { price: { amount: 450_00, currency: "MDL" }, canStartAt: later })).toBe(
      isOther,
    )
  })
})
