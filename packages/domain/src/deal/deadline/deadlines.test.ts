import { expect, test } from "vitest"
import { deadlinesOf, type DeadlineFacts } from "./deadlines.ts"

const now = new Date("2026-08-10T12:00:00Z")
const inHours = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000)
const facts = (given: Partial<DeadlineFacts> = {}): DeadlineFacts => ({
  status: "in_progress",
  hire: { id: "job", completionRequestedAt: null, endsAt: inHours(700), endedAt: null },
  isOwner: true,
  pending: [],
  dispute: null,
  contestUntil: null,
  now,
  ...given,
})
const told = (given: Partial<DeadlineFacts>) =>
  deadlinesOf(facts(given)).map(({ kind, turn, end, at, isPaused }) =>
    [kind, turn, end, at ? (at.getTime() - now.getTime()) / 3_600_000 : isPaused ? "paused" : "later"].join(
      " ",
    ),
  )

const asked = {
  id: "ask",
  kind: "schedule",
  isMine: false,
  isBlaming: false,
  expiresAt: inHours(70),
} as const
const cancelling = {
  id: "end",
  kind: "cancel",
  isMine: true,
  isBlaming: false,
  expiresAt: inHours(40),
} as const

test("the next deadline comes first, each with whose turn it is and what follows", () => {
  expect(told({ pending: [asked, cancelling] })).toEqual([
    "answer_cancel other job_cancelled 40",
    "answer_schedule you request_expires 70",
    // It hasn't begun, yet its week would be over before the month of the job.
    "confirm_work you job_completed later",
    "keep_moving both job_stalls 700",
  ])
})

test("who is blamed hears that silence records the fault", () => {
  const blaming = { ...cancelling, isMine: false, isBlaming: true }
  expect(told({ pending: [blaming] })[0]).toBe("answer_cancel you fault_recorded 40")
})

test("what was handed over is the client's to confirm", () => {
  const handedOver = {
    status: "completion_requested",
    hire: { id: "job", completionRequestedAt: now, endsAt: inHours(100), endedAt: null },
  } as const
  expect(told(handedOver)).toEqual(["confirm_work you job_completed 100"])
  expect(told({ ...handedOver, isOwner: false })).toEqual(["confirm_work other job_completed 100"])
})

test("a dispute has the only clock that runs", () => {
  const dispute = {
    id: "row",
    status: "awaiting_reply",
    isMine: true,
    turn: "other",
    dueAt: inHours(120),
    escalatedAt: null,
  } as const
  expect(told({ status: "disputed", pending: [asked], dispute })).toEqual([
    "reply_dispute other team_decides 120",
    "answer_schedule you request_expires paused",
    "keep_moving both job_stalls paused",
  ])
  const hire = { id: "job", completionRequestedAt: now, endsAt: null, endedAt: null }
  expect(told({ status: "disputed", dispute, hire }).at(-1)).toBe("confirm_work you job_completed paused")
  const talking = { ...dispute, status: "negotiation", turn: "opener" } as const
  expect(told({ status: "disputed", dispute: talking })[0]).toBe("agree_dispute you team_decides 120")
  const asks = { ...dispute, status: "admin_review", turn: "team", dueAt: null } as const
  const escalated = { ...asks, escalatedAt: inHours(-20) }
  expect(told({ status: "disputed", dispute: escalated })[0]).toBe("decide_dispute team team_aims 100")
})

test("after the end only a fault can be contested", () => {
  const hire = { id: "job", completionRequestedAt: null, endsAt: null, endedAt: now }
  expect(told({ status: "cancelled", hire, contestUntil: inHours(160) })).toEqual([
    "contest_fault you fault_stays 160",
  ])
  expect(told({ status: "removed" })).toEqual([])
})
