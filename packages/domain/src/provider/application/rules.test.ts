import { describe, expect, test } from "vitest"
import {
  whyCannotApply,
  whyCannotChange,
  whyCannotClaim,
  whyCannotReview,
  whyCannotSubmit,
  whyCannotViewDocument,
  whyCannotWithdraw,
} from "./rules.ts"
import {
  applicationStatuses,
  applicationTransitions,
  editableApplicationStatuses,
  liveApplicationStatuses,
} from "./status.ts"

const own = (status: (typeof applicationStatuses)[number], attempt = 1) => ({ userId: "me", status, attempt })
const mine = { actorId: "me", mostAttempts: 5 }
const now = new Date("2026-08-04T09:00:00Z")
const taken = (reviewerId: string | null, minutes = 0) => ({
  ...own("in_review"),
  reviewerId,
  reviewStartedAt: new Date(now.getTime() - minutes * 60_000),
})
const waiting = (status: (typeof applicationStatuses)[number]) => ({
  ...own(status),
  reviewerId: null,
  reviewStartedAt: null,
})
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000)

describe("from each state its own actions", () => {
  test.each(applicationStatuses)("%s", (status) => {
    const leads: Record<string, string> = applicationTransitions[status]
    expect(whyCannotSubmit(own(status), mine) === null).toBe("submit" in leads)
    expect(whyCannotWithdraw(own(status), "me") === null).toBe("withdraw" in leads)
    const isEditable = (editableApplicationStatuses as readonly string[]).includes(status)
    expect(whyCannotChange(own(status), "me") === null).toBe(isEditable)
    expect(isEditable).toBe("submit" in leads)
  })

  test("every action leads to a state that is there, and what is not under way ends", () => {
    for (const [from, leads] of Object.entries(applicationTransitions)) {
      for (const to of Object.values(leads)) expect(applicationStatuses).toContain(to)
      const isLive = (liveApplicationStatuses as readonly string[]).includes(from)
      expect(isLive || from === "approved").toBe(Object.keys(leads).length > 0)
    }
  })
})

test("a stranger hears the same whatever the state", () => {
  for (const status of applicationStatuses) {
    const theirs = { ...own(status), userId: "other" }
    expect(whyCannotChange(theirs, "me")).toBe("application_not_found")
    expect(whyCannotSubmit(theirs, mine)).toBe("application_not_found")
    expect(whyCannotWithdraw(theirs, "me")).toBe("application_not_found")
  }
})

test("who looks at applications takes one that waits, decides about one they took, and never about their own", () => {
  const claim = (application: Parameters<typeof whyCannotClaim>[0], actorId = "admin") =>
    whyCannotClaim(application, { actorId, now, claimMinutes: 30 })
  expect([claim(waiting("submitted")), claim(taken("admin")), claim(taken(null))]).toEqual([null, null, null])
  expect([claim(taken("eva", 29)), claim(taken("eva", 30))]).toEqual(["application_claimed", null])
  for (const status of ["draft", "approved", "withdrawn"] as const) {
    expect(claim(waiting(status))).toBe("application_not_reviewable")
  }
  expect(claim(waiting("submitted"), "me")).toBe("application_own")
  expect(whyCannotReview(taken("admin"), "admin")).toBeNull()
  expect(whyCannotReview(taken("eva", 90), "admin")).toBe("application_claimed")
  expect(whyCannotReview(waiting("submitted"), "admin")).toBe("application_not_reviewable")
  expect(whyCannotReview(taken("me"), "me")).toBe("application_own")
})

test("documents are for whoever has taken the application, and for a reason once it is decided", () => {
  const look = (application: Parameters<typeof whyCannotViewDocument>[0], hasReason = false) =>
    whyCannotViewDocument(application, { actorId: "admin", hasReason })
  expect(look(waiting("submitted"), true)).toBe("application_unclaimed")
  expect(look(taken("admin"))).toBeNull()
  expect(look(taken("eva", 90), true)).toBe("application_claimed")
  for (const status of ["approved", "rejected", "expired", "revoked"] as const) {
    expect(look(waiting(status))).toBe("application_reason_needed")
    expect(look(waiting(status), true)).toBeNull()
  }
  for (const status of ["draft", "changes_requested", "withdrawn"] as const) {
    expect(look(waiting(status), true)).toBe("application_not_reviewable")
  }
  expect(whyCannotViewDocument(taken("me"), { actorId: "me", hasReason: true })).toBe("application_own")
})

test("five attempts, no sixth", () => {
  expect(whyCannotSubmit(own("changes_requested", 5), mine)).toBeNull()
  expect(whyCannotSubmit(own("changes_requested", 6), mine)).toBe("application_attempts_used")
})

describe("a new application", () => {
  const decided = { reasonCode: null, decidedAt: inDays(-1), expiresAt: null }
  const why = (last: Parameters<typeof whyCannotApply>[0]["last"], isOutgrown = false) =>
    whyCannotApply({ last, isOutgrown, now, cooldownDays: 30, warnDays: 30 })
  test.each([
    ["the first", null, null],
    ["soon after a refusal", { ...decided, status: "rejected", reasonCode: "other" }, "application_cooldown"],
    ["a month after it", { ...decided, status: "rejected", decidedAt: inDays(-30) }, null],
    [
      "at once if a picture was blurred",
      { ...decided, status: "rejected", reasonCode: "document_unreadable" },
      null,
    ],
    ["while one holds", { ...decided, status: "approved", expiresAt: inDays(31) }, "application_not_needed"],
    ["in its last month", { ...decided, status: "approved", expiresAt: inDays(30) }, null],
    ["after its end", { ...decided, status: "expired", expiresAt: inDays(-1) }, null],
    ["after it was revoked", { ...decided, status: "revoked", expiresAt: inDays(100) }, null],
  ] as const)("%s", (_when, last, refusal) => {
    expect(why(last)).toBe(refusal)
  })

  test("while one holds that says less than the profile, but not around a refusal", () => {
    expect(why({ ...decided, status: "approved", expiresAt: inDays(31) }, true)).toBe(null)
    expect(why({ ...decided, status: "rejected", reasonCode: "other" }, true)).toBe("application_cooldown")
  })
})
