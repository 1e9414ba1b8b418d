import { describe, expect, test } from "vitest"
import { liveOffers, offersPerDay } from "./limits.ts"
import {
  whyCannotAccept,
  whyCannotDecline,
  whyCannotEdit,
  whyCannotOffer,
  whyCannotReconfirm,
  whyCannotRevive,
  whyCannotWithdraw,
  type Offering,
} from "./rules.ts"
import { offerStatuses, type OfferStatus } from "./status.ts"

const now = new Date("2026-08-04T09:00:00Z")
const task = { ownerId: "ana", status: "open", offerCap: 10, needsVerification: false } as const
const doer = { id: "ion", status: "active", emailVerified: true, hasPhone: true }
const profile = { status: "published", level: "contacts" } as const

describe("making an offer", () => {
  const asked: Offering = {
    task,
    doer,
    profile,
    isLicensed: true,
    isBlocked: false,
    hasLive: false,
    wasDeclined: false,
    liveOnTask: 0,
    liveOfDoer: 0,
    madeToday: 0,
    limits: { live: liveOffers, perDay: offersPerDay },
  }
  const verified = { status: "published", level: "verified" } as const
  test.each([
    ["by a doer with a profile and a phone", {}, null],
    ["on one's own task", { doer: { ...doer, id: "ana" } }, "offer_own_task"],
    ["on a task that found its doer", { task: { ...task, status: "assigned" } }, "task_not_open"],
    ["between people who are kept apart", { isBlocked: true }, "user_blocked"],
    ["a second time", { hasLive: true }, "offer_exists"],
    ["after the owner's no", { wasDeclined: true }, "offer_was_declined"],
    ["by a limited person", { doer: { ...doer, status: "limited" } }, "user_limited"],
    ["without a confirmed address", { doer: { ...doer, emailVerified: false } }, "email_not_verified"],
    ["without a profile", { profile: null }, "provider_needed"],
    ["with a draft of one", { profile: { ...profile, status: "draft" } }, "provider_needed"],
    ["while it is paused", { profile: { ...profile, status: "paused" } }, "provider_needed"],
    ["while it is suspended", { profile: { ...profile, status: "suspended" } }, "provider_suspended"],
    ["without a phone", { doer: { ...doer, hasPhone: false } }, "phone_needed"],
    [
      "where the verified are wanted",
      { task: { ...task, needsVerification: true } },
      "verification_required",
    ],
    ["there by a verified doer", { task: { ...task, needsVerification: true }, profile: verified }, null],
    [
      "there by a verified doer whose licence is for other work",
      { task: { ...task, needsVerification: true }, profile: verified, isLicensed: false },
      "licence_needed",
    ],
    ["on the last place", { liveOnTask: 9 }, null],
    ["when all places are taken", { liveOnTask: 10 }, "offer_cap_reached"],
    ["the fifth at a time", { liveOfDoer: 4 }, null],
    ["the sixth at a time", { liveOfDoer: 5 }, "offer_limit_reached"],
    ["the thirtieth of a verified doer", { liveOfDoer: 29, profile: verified }, null],
    ["the thirty-first of a verified doer", { liveOfDoer: 30, profile: verified }, "offer_limit_reached"],
    ["the fiftieth of the day", { madeToday: 49 }, null],
    ["the fifty-first of the day", { madeToday: 50 }, "offer_day_limit_reached"],
  ] as [string, Partial<Offering>, string | null][])("%s", (_title, given, refusal) => {
    expect(whyCannotOffer({ ...asked, ...given })).toBe(refusal)
  })
})

const offer = {
  providerId: "ion",
  status: "active" as OfferStatus,
  declineReason: null,
  validUntil: new Date("2026-08-05T09:00:00Z"),
}
const inEvery = (rule: (status: OfferStatus) => string | null) =>
  offerStatuses.filter((status) => rule(status) === null)

test("only what stands can be withdrawn or declined, by its author and by the owner", () => {
  const live = ["active", "stale"]
  expect(inEvery((status) => whyCannotWithdraw({ ...offer, status }, "ion"))).toEqual(live)
  expect(inEvery((status) => whyCannotDecline({ ...offer, status }, task, "ana"))).toEqual(live)
  for (const status of offerStatuses) {
    expect(whyCannotWithdraw({ ...offer, status }, "ana")).toBe("offer_not_found")
    expect(whyCannotDecline({ ...offer, status }, task, "ion")).toBe("offer_not_found")
  }
})

test("what needs a fresh look, and nothing else, can be confirmed while the task is open, by who is not limited", () => {
  const ion = { id: "ion", status: "active" }
  expect(inEvery((status) => whyCannotReconfirm({ ...offer, status }, task, ion))).toEqual(["stale"])
  const stale = { ...offer, status: "stale" } as const
  expect(whyCannotReconfirm(stale, { ...task, status: "held" }, ion)).toBe("task_not_open")
  expect(whyCannotReconfirm(stale, task, { ...ion, id: "eva" })).toBe("offer_not_found")
  expect(whyCannotReconfirm(stale, task, { ...ion, status: "limited" })).toBe("user_limited")
})

test("what is over can stand again, but not what the owner declined or what was worked on", () => {
  const over = inEvery((status) => whyCannotRevive({ ...offer, status }, "ion"))
  expect(over).toEqual(["not_selected", "withdrawn", "expired"])
  const declined = { ...offer, status: "declined" } as const
  expect(whyCannotRevive({ ...declined, declineReason: "task_closed" }, "ion")).toBeNull()
  expect(whyCannotRevive({ ...declined, declineReason: "price" }, "ion")).toBe("offer_was_declined")
  expect(whyCannotRevive({ ...offer, status: "expired" }, "eva")).toBe("offer_not_found")
})

describe("changing", () => {
  const actor = { id: "ion", status: "active" }
  const mine = { ...offer, editCount: 0 }
  test.each([
    ["what stands", {}, {}, {}, null],
    ["the fifth time", { editCount: 4 }, {}, {}, null],
    ["the sixth time", { editCount: 5 }, {}, {}, "offer_edits_used"],
    ["what is over", { status: "withdrawn" }, {}, {}, "offer_not_live"],
    ["on a held task", {}, { status: "held" }, {}, "task_not_open"],
    ["as a limited person", {}, {}, { status: "limited" }, "user_limited"],
    ["another's", {}, {}, { id: "eva" }, "offer_not_found"],
  ] as const)("%s", (_title, given, ofTask, ofActor, refusal) => {
    expect(whyCannotEdit({ ...mine, ...given }, { ...task, ...ofTask }, { ...actor, ...ofActor }, 5)).toBe(
      refusal,
    )
  })
})

describe("accepting", () => {
  const asked = {
    offer,
    task,
    isCountered: false,
    actorId: "ana",
    doer: { isReady: true },
    isBlocked: false,
    now,
  }
  test.each([
    ["what stands", {}, null],
    ["as a stranger", { actorId: "eva" }, "offer_not_found"],
    ["a moment too late", { task: { ...task, status: "assigned" } }, "task_not_open"],
    ["what needs a fresh look", { offer: { ...offer, status: "stale" } }, "offer_stale"],
    ["what was withdrawn", { offer: { ...offer, status: "withdrawn" } }, "offer_not_live"],
    ["at the very end of its time", { offer: { ...offer, validUntil: now } }, "offer_expired"],
    ["while other terms are asked for", { isCountered: true }, "offer_countered"],
    ["of somebody kept apart", { isBlocked: true }, "user_blocked"],
    ["of a doer who is gone", { doer: { isReady: false } }, "doer_unavailable"],
  ] as const)("%s", (_title, given, refusal) => {
    expect(whyCannotAccept({ ...asked, ...given })).toBe(refusal)
  })
})
