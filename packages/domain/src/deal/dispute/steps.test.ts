import { describe, expect, test } from "vitest"
import type { TaskStatus } from "../../task/status.ts"
import {
  decisionOf,
  disputeTimers,
  turnOf,
  whyCannotAcceptProposal,
  whyCannotAddFiles,
  whyCannotDecide,
  whyCannotDispute,
  whyCannotEscalate,
  whyCannotPropose,
  whyCannotReply,
  whyCannotWithdrawDispute,
  whyUnfitProposal,
} from "./steps.ts"
import type { DisputeReason, DisputeStatus } from "./status.ts"

const hourMs = 60 * 60 * 1000
const now = new Date("2026-08-10T12:00:00Z")
const inHours = (hours: number) => new Date(now.getTime() + hours * hourMs)

const hire = (given: object = {}) => ({
  ownerId: "ana",
  providerId: "ion",
  scheduledAt: null as Date | null,
  startedAt: null as Date | null,
  strandedAt: null as Date | null,
  endedAt: null as Date | null,
  outcome: null,
  completedBy: null,
  cancelledById: null,
  cancelReason: null,
  ...given,
})
const opening = (taskStatus: TaskStatus, given: object = {}) => ({
  taskStatus,
  actorId: "ana",
  reason: "poor_quality" as DisputeReason | null,
  hasTalked: true,
  now,
  ...given,
})
const done = (hoursAgo: number, given: object = {}) =>
  hire({ endedAt: inHours(-hoursAgo), outcome: "completed", completedBy: "clock", ...given })
const stalled = (hoursAgo: number, given: object = {}) =>
  hire({ endedAt: inHours(-hoursAgo), outcome: "cancelled", ...given })

test.each([
  ["work that has started", hire(), opening("in_progress"), null],
  ["work that was handed over", hire(), opening("completion_requested", { actorId: "ion" }), null],
  ["a visit that should have been", hire({ scheduledAt: inHours(-1) }), opening("assigned"), null],
  ["a visit to come", hire({ scheduledAt: inHours(1) }), opening("assigned"), "dispute_too_early"],
  ["a job without a date", hire(), opening("assigned"), "dispute_too_early"],
  ["what completed by itself", done(7 * 24 - 1), opening("completed"), null],
  ["the same a week later", done(7 * 24), opening("completed"), "dispute_too_late"],
  [
    "what the client confirmed",
    done(1, { completedBy: "owner" }),
    opening("completed"),
    "task_bad_transition",
  ],
  ["what stalled", stalled(5), opening("cancelled"), null],
  [
    "what someone cancelled",
    stalled(5, { cancelledById: "ion" }),
    opening("cancelled"),
    "task_bad_transition",
  ],
  ["what we ended", stalled(5, { cancelReason: "other" }), opening("cancelled"), "task_bad_transition"],
  ["what stalled and is open again", stalled(5), opening("open"), "task_bad_transition"],
  ["what is disputed", hire(), opening("disputed"), "dispute_exists"],
  ["someone else's job", hire(), opening("in_progress", { actorId: "eva" }), "task_not_found"],
  ["without a word before", hire(), opening("in_progress", { hasTalked: false }), "dispute_talk_first"],
  [
    "without a word, for safety",
    hire(),
    opening("in_progress", { hasTalked: false, reason: "behaviour" }),
    null,
  ],
  [
    "without a word to someone shut out",
    hire({ strandedAt: now }),
    opening("in_progress", { hasTalked: false }),
    null,
  ],
  ["before a reason is chosen", hire(), opening("in_progress", { hasTalked: false, reason: null }), null],
])("a dispute about %s", (_what, given, how, refusal) => {
  expect(whyCannotDispute(given, how)).toBe(refusal)
})

test("five days to reply, seven to agree, with a reminder a day before", () => {
  expect(disputeTimers("reply", now)).toEqual({ dueAt: inHours(5 * 24), remindAt: inHours(4 * 24) })
  expect(disputeTimers("negotiation", now)).toEqual({ dueAt: inHours(7 * 24), remindAt: inHours(6 * 24) })
})

const dispute = (status: DisputeStatus, given: object = {}) => ({
  openedById: "ana",
  againstId: "ion",
  status,
  repliedAt: status === "awaiting_reply" ? null : (now as Date | null),
  ...given,
})
const by = (...people: string[]) => people.map((byUserId) => ({ byUserId, acceptedAt: null }))

describe("in a dispute", () => {
  test.each([
    ["awaiting_reply", "ion", null],
    ["awaiting_reply", "ana", "dispute_not_yours"],
    ["awaiting_reply", "eva", "dispute_not_found"],
    ["negotiation", "ion", "dispute_replied"],
    ["withdrawn", "ion", "dispute_over"],
  ] as const)("that is %s, the reply of %s: %s", (status, who, refusal) => {
    expect(whyCannotReply(dispute(status), who)).toBe(refusal)
  })

  test("a late reply is read until the decision", () => {
    expect(whyCannotReply(dispute("admin_review", { repliedAt: null }), "ion")).toBeNull()
  })

  test.each([
    ["awaiting_reply", "ana", 0, null],
    ["awaiting_reply", "ion", 0, "dispute_awaits_reply"],
    ["negotiation", "ion", 8, null],
    ["negotiation", "ana", 9, "dispute_files_used_up"],
    ["admin_review", "ana", 0, null],
    ["resolved", "ana", 0, "dispute_over"],
    ["negotiation", "eva", 0, "dispute_not_found"],
  ] as const)("that is %s, two more files of %s, who shows %i: %s", (status, who, shown, refusal) => {
    expect(whyCannotAddFiles(dispute(status), who, { shown, added: 2 })).toBe(refusal)
  })

  test.each([
    ["negotiation", by("ana", "ana"), "ana", null],
    ["negotiation", by("ana", "ion", "ana", "ana"), "ana", "proposals_used_up"],
    ["negotiation", by("ana", "ana", "ana"), "ion", null],
    ["admin_review", by(), "ion", null],
    ["awaiting_reply", by(), "ana", "dispute_awaits_reply"],
    ["resolved", by(), "ana", "dispute_over"],
    ["negotiation", by(), "eva", "dispute_not_found"],
  ] as const)("that is %s after %j, a proposal of %s: %s", (status, made, who, refusal) => {
    expect(whyCannotPropose(dispute(status), made, who)).toBe(refusal)
  })

  test.each([
    ["the newest, of the other", by("ion", "ana"), 1, "ion", null],
    ["an earlier one", by("ana", "ana"), 0, "ion", "proposal_replaced"],
    ["one's own", by("ion"), 0, "ion", "proposal_own"],
    ["one that isn't there", by("ana"), 1, "ion", "proposal_not_found"],
    ["someone else's", by("ana"), 0, "eva", "dispute_not_found"],
  ] as const)("accepting %s", (_what, made, index, actorId, refusal) => {
    expect(whyCannotAcceptProposal(dispute("negotiation"), made, { index, actorId })).toBe(refusal)
  })

  test("a decision is asked for after the reply, once", () => {
    expect(whyCannotEscalate(dispute("negotiation"), "ana")).toBeNull()
    expect(whyCannotEscalate(dispute("awaiting_reply"), "ana")).toBe("dispute_awaits_reply")
    expect(whyCannotEscalate(dispute("admin_review"), "ion")).toBe("dispute_in_review")
    expect(whyCannotEscalate(dispute("negotiation"), "eva")).toBe("dispute_not_found")
  })

  test("the opener withdraws, once on a job", () => {
    expect(whyCannotWithdrawDispute(dispute("admin_review"), "ana", 0)).toBeNull()
    expect(whyCannotWithdrawDispute(dispute("admin_review"), "ana", 1)).toBe("dispute_withdrawn_before")
    expect(whyCannotWithdrawDispute(dispute("negotiation"), "ion", 0)).toBe("dispute_not_yours")
    expect(whyCannotWithdrawDispute(dispute("resolved"), "ana", 0)).toBe("dispute_over")
  })

  test("an administrator who is no party decides once it was asked for", () => {
    expect(whyCannotDecide(dispute("admin_review"), "emma")).toBeNull()
    expect(whyCannotDecide(dispute("negotiation"), "emma")).toBe("dispute_not_in_review")
    expect(whyCannotDecide(dispute("admin_review"), "ion")).toBe("dispute_own")
    expect(whyCannotDecide(dispute("resolved"), "emma")).toBe("dispute_over")
  })

  test.each([
    ["awaiting_reply", by(), "other"],
    ["negotiation", by(), "both"],
    ["negotiation", by("ana"), "other"],
    ["negotiation", by("ana", "ion"), "opener"],
    ["admin_review", by("ana"), "team"],
    ["resolved", by("ana"), null],
  ] as const)("that is %s after %j it's the turn of %s", (status, made, turn) => {
    expect(turnOf(dispute(status), made)).toBe(turn)
  })
})

test.each([
  ["partial", 2700_00, null],
  ["partial", null, "proposal_price_needed"],
  ["redo", null, null],
  ["redo", 3500_00, null],
  ["redo", 3200_00, "proposal_price_same"],
  ["partial", 3200_00, "proposal_price_same"],
  ["cancel", 10_00, "proposal_price_unfit"],
  ["complete", 3200_00, "proposal_price_unfit"],
  ["partial", 1_00, "price_out_of_range"],
] as const)("to propose %s at %j: %s", (outcome, amount, refusal) => {
  const price = amount === null ? null : { amount, currency: "MDL" as const }
  expect(whyUnfitProposal({ outcome, price }, { amount: 3200_00, currency: "MDL" })).toBe(refusal)
})

test("done for less is done", () => {
  expect((["partial", "complete", "cancel", "redo"] as const).map(decisionOf)).toEqual([
    "complete",
    "complete",
    "cancel",
    "redo",
  ])
})
