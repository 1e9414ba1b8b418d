import { describe, expect, test } from "vitest"
import type { TaskStatus } from "../../task/status.ts"
import { changeStatuses, type ChangeKind } from "./status.ts"
import {
  changeTimers,
  faultOfClaim,
  uncheckedPrices,
  whyCannotAnswer,
  whyCannotAsk,
  whyCannotWithdraw,
  whyUnfitPrice,
  whyUnfitSchedule,
  whyUnfitScope,
} from "./requests.ts"

const hourMs = 60 * 60 * 1000
const now = new Date("2026-08-10T12:00:00Z")
const inHours = (hours: number) => new Date(now.getTime() + hours * hourMs)
const task = (status: TaskStatus) => ({ ownerId: "ana", assignedProviderId: "ion", status })
const request = (given: object = {}) => ({
  kind: "price" as ChangeKind,
  status: "pending" as const,
  byUserId: "ion",
  expiresAt: inHours(5),
  scheduledAt: null,
  ...given,
})

test.each([
  ["assigned", "ana", false, null],
  ["in_progress", "ion", false, null],
  ["in_progress", "ion", true, "change_pending"],
  ["completion_requested", "ana", false, "task_bad_transition"],
  ["completed", "ana", false, "task_bad_transition"],
  ["disputed", "ana", false, "task_in_dispute"],
  ["in_progress", "eva", false, "task_not_found"],
  ["disputed", "eva", true, "task_not_found"],
] as const)("asking while the job is %s, by %s, one pending: %s → %s", (status, who, hasPending, refusal) => {
  expect(whyCannotAsk(task(status), who, hasPending)).toBe(refusal)
})

describe("a request", () => {
  test.each([
    ["by the other person", "in_progress", request(), "ana", null],
    ["in the last moment", "in_progress", request({ expiresAt: inHours(0.001) }), "ana", null],
    ["once its time is over", "in_progress", request({ expiresAt: inHours(0) }), "ana", "change_not_pending"],
    ["by its asker", "in_progress", request(), "ion", "change_own"],
    ["by anyone else", "in_progress", request(), "eva", "change_not_found"],
    ["while the client looks at the result", "completion_requested", request(), "ana", null],
    [
      "to cancel, while the client looks at the result",
      "completion_requested",
      request({ kind: "cancel" }),
      "ana",
      "change_not_pending",
    ],
    ["during a dispute", "disputed", request(), "ana", "task_in_dispute"],
    ["for a time to come", "assigned", request({ kind: "schedule", scheduledAt: inHours(1) }), "ana", null],
    [
      "once the time that it asks for has passed",
      "assigned",
      request({ kind: "schedule", scheduledAt: inHours(0) }),
      "ana",
      "change_time_passed",
    ],
    ["after the end", "completed", request(), "ana", "change_not_pending"],
  ] as const)("is answered %s", (_when, status, given, who, refusal) => {
    expect(whyCannotAnswer(task(status), given, who, now)).toBe(refusal)
  })

  test.each(changeStatuses.filter((status) => status !== "pending"))(
    "that is %s is not answered again",
    (status) => {
      expect(whyCannotAnswer(task("assigned"), request({ status }), "ana", now)).toBe("change_not_pending")
      expect(whyCannotWithdraw(task("assigned"), request({ status }), "ion", now)).toBe("change_not_pending")
    },
  )

  test("is withdrawn by its asker alone", () => {
    expect(whyCannotWithdraw(task("assigned"), request(), "ion", now)).toBeNull()
    expect(whyCannotWithdraw(task("assigned"), request(), "ana", now)).toBe("change_not_own")
    expect(whyCannotWithdraw(task("assigned"), request(), "eva", now)).toBe("change_not_found")
  })

  test.each([
    ["price", 72],
    ["schedule", 72],
    ["scope", 72],
    ["cancel", 48],
  ] as const)("about %s waits %i hours, with a reminder a day before", (kind, hours) => {
    expect(changeTimers(kind, now)).toEqual({ expiresAt: inHours(hours), remindAt: inHours(hours - 24) })
  })

  test.each([
    ["later", 100, 72, 48],
    ["sooner", 40, 40, 16],
    ["within a day", 3, 3, null],
  ] as const)("for a time that is %s waits no longer than until then", (_, scheduled, expires, remind) => {
    const remindAt = remind && inHours(remind)
    expect(changeTimers("schedule", now, inHours(scheduled))).toEqual({
      expiresAt: inHours(expires),
      remindAt,
    })
  })
})

describe("a price", () => {
  const lei = (amount: number) => ({ amount: amount * 100, currency: "MDL" as const })
  test.each([
    ["up", lei(900), null, null],
    ["down", lei(250), null, null],
    ["the same", lei(500), null, "change_same"],
    ["three times as much", lei(1500), null, null],
    ["more than that", lei(1501), null, "price_needs_confirmation"],
    ["more than that, typed twice", lei(1501), 1501_00, null],
    ["more than that, typed differently", lei(1501), 150_00, "price_confirmation_differs"],
    ["three tenths", lei(150), null, null],
    ["less than that", lei(149), null, "price_needs_confirmation"],
    ["below what anyone may ask", lei(49), 49_00, "price_out_of_range"],
    ["in another currency", { amount: 600_00, currency: "EUR" as const }, null, "price_out_of_range"],
  ] as const)("%s", (_how, price, confirmedPrice, refusal) => {
    expect(whyUnfitPrice({ price, confirmedPrice }, lei(500))).toBe(refusal)
  })

  test("needs no second look between these sums", () => {
    expect(uncheckedPrices(2650_00)).toEqual({ min: 795_00, max: 7950_00 })
    expect(uncheckedPrices(333)).toEqual({ min: 100, max: 999 })
  })
})

test.each([
  ["an hour ahead", 1, null],
  ["a moment ago", -0.1, "schedule_out_of_range"],
  ["an hour ago", -1, "schedule_out_of_range"],
  ["in half a year and a day", 181 * 24, "schedule_out_of_range"],
  ["as agreed", 30, "change_same"],
] as const)("another time, %s", (_how, hours, refusal) => {
  expect(whyUnfitSchedule(inHours(hours), inHours(30), now)).toBe(refusal)
})

test("another scope says something else", () => {
  const agreed = { scopeText: "Tiles", included: ["Level the floor"] }
  expect(whyUnfitScope(agreed, agreed)).toBe("change_same")
  expect(whyUnfitScope({ ...agreed, included: [] }, agreed)).toBeNull()
  expect(whyUnfitScope({ ...agreed, scopeText: "Tiles and walls" }, agreed)).toBeNull()
})

test.each([
  ["me", "owner", "owner"],
  ["me", "doer", "provider"],
  ["other", "owner", "provider"],
  ["other", "doer", "owner"],
  ["nobody", "owner", "none"],
] as const)("%s, says the %s: the fault is the %s's", (claimed, side, fault) => {
  expect(faultOfClaim(claimed, side)).toBe(fault)
})

test("someone who is shut out is not blamed for silence, but may be believed about themselves", () => {
  expect(faultOfClaim("other", "owner", { isOtherOut: true })).toBe("none")
  expect(faultOfClaim("me", "owner", { isOtherOut: true })).toBe("owner")
})
