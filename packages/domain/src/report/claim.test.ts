import { expect, test } from "vitest"
import { whyCannotClaim, whyCannotDecide, whyCannotReadChat } from "./claim.ts"

const now = new Date("2026-11-17T12:00:00Z")
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const free = { claimedById: null, claimedAt: null, subjectId: "subject", reporterId: "reporter" }
const mine = { ...free, claimedById: "me", claimedAt: ago(5) }

test.each([
  ["nothing", [], "report_not_found"],
  ["a free one", [free], null],
  ["one of several that is mine", [free, mine], null],
  ["someone else's", [{ ...mine, claimedById: "you" }], "report_claimed"],
  ["someone else's that was left behind", [{ ...mine, claimedById: "you", claimedAt: ago(30) }], null],
  ["about me", [{ ...free, subjectId: "me" }], "report_own_case"],
  ["one I reported, among others", [free, { ...free, reporterId: "me" }], "report_own_case"],
])("claiming %s", (_title, reports, refusal) => {
  expect(whyCannotClaim(reports, "me", now)).toBe(refusal)
})

test.each([
  ["mine", [free, mine], null],
  ["a free one", [free], "report_unclaimed"],
  ["one that I left behind", [{ ...mine, claimedAt: ago(30) }], "report_unclaimed"],
  ["someone else's", [{ ...mine, claimedById: "you" }], "report_claimed"],
  ["about me", [{ ...mine, subjectId: "me" }], "report_own_case"],
  ["nothing", [], "report_not_found"],
])("reading the chat around %s", (_title, reports, refusal) => {
  expect(whyCannotReadChat(reports, "me", now)).toBe(refusal)
})

test.each([
  ["mine", [mine], "warning", null],
  ["a free one", [free], "warning", "report_unclaimed"],
  ["mine with a newcomer that isn't", [mine, free], "none", "report_unclaimed"],
  ["what can't be removed", [mine], "content_removed", "report_outcome_unfit"],
] as const)("deciding %s", (_title, reports, outcome, refusal) => {
  expect(whyCannotDecide(reports, { actorId: "me", target: "user", outcome, now })).toBe(refusal)
})
