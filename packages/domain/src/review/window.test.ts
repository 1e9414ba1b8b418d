import { describe, expect, test } from "vitest"
import {
  directionOf,
  priceBand,
  reviewTimers,
  whyCannotAdd,
  whyCannotReply,
  whyCannotReview,
} from "./window.ts"

const now = new Date("2026-08-20T12:00:00Z")
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
const ana = { id: "ana", status: "active" }
const ion = { id: "ion", status: "active" }

const hire = (given: object = {}) => ({
  ownerId: "ana",
  providerId: "ion",
  assignedAt: daysAgo(5),
  endedAt: daysAgo(1) as Date | null,
  outcome: "completed" as "completed" | "cancelled" | null,
  ...given,
})

describe("a review is written", () => {
  test("by each of the two, once, within fourteen days", () => {
    expect(whyCannotReview(hire(), ana, false, now)).toBeNull()
    expect(whyCannotReview(hire(), ion, false, now)).toBeNull()
    expect(whyCannotReview(hire(), ana, true, now)).toBe("review_exists")
    expect(whyCannotReview(hire({ endedAt: daysAgo(14) }), ana, false, now)).toBe("review_window_closed")
    expect(whyCannotReview(hire(), { id: "eva", status: "active" }, false, now)).toBe("task_not_found")
    expect(whyCannotReview(hire(), { ...ana, status: "limited" }, false, now)).toBe("user_limited")
  })

  test("not while the work is on, nor of what ended within the first hour", () => {
    expect(whyCannotReview(hire({ endedAt: null, outcome: null }), ana, false, now)).toBe(
      "review_not_possible",
    )
    const brief = { assignedAt: daysAgo(1.01), outcome: "cancelled" }
    expect(whyCannotReview(hire(brief), ana, false, now)).toBe("review_not_possible")
    expect(whyCannotReview(hire({ outcome: "cancelled" }), ana, false, now)).toBeNull()
    expect(whyCannotReview(hire({ ...brief, outcome: "completed" }), ana, false, now)).toBeNull()
  })

  test("about the other one, who is reminded on the tenth day", () => {
    expect([directionOf(hire(), "ana"), directionOf(hire(), "ion")]).toEqual(["to_provider", "to_customer"])
    expect(reviewTimers(daysAgo(10)).remindAt).toEqual(now)
    expect(reviewTimers(daysAgo(14)).closesAt).toEqual(now)
  })
})

const review = (given: object = {}) => ({
  authorId: "ana",
  subjectId: "ion",
  status: "published" as const,
  publishedAt: daysAgo(3),
  repliedAt: null,
  addendumAt: null,
  ...given,
})

test("whom it is about replies once; what is not published is not there", () => {
  expect(whyCannotReply(review(), ion)).toBeNull()
  expect(whyCannotReply(review(), ana)).toBe("review_not_found")
  expect(whyCannotReply(review({ repliedAt: now }), ion)).toBe("review_reply_exists")
  expect(whyCannotReply({ ...review(), status: "submitted" }, ion)).toBe("review_not_found")
})

test("its author adds to it once, within thirty days", () => {
  expect(whyCannotAdd(review(), ana, now)).toBeNull()
  expect(whyCannotAdd(review(), ion, now)).toBe("review_not_found")
  expect(whyCannotAdd(review({ addendumAt: now }), ana, now)).toBe("review_addendum_exists")
  expect(whyCannotAdd(review({ publishedAt: daysAgo(31) }), ana, now)).toBe("review_addendum_too_late")
  expect(whyCannotAdd({ ...review(), status: "submitted" }, ana, now)).toBe("review_not_published")
})

test("the sum is told between two round ones", () => {
  expect(priceBand(450_00)).toEqual({ from: 200_00, to: 500_00 })
  expect(priceBand(500_00)).toEqual({ from: 500_00, to: 1000_00 })
  expect(priceBand(3_00)).toEqual({ from: 2_00, to: 5_00 })
})
