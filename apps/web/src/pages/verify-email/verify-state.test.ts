import { verificationToken } from "@doable/domain/account/verification-token"
import { expect, test } from "vitest"
import { outcomeOf, stateOfLink, type VerifyState } from "./verify-state.ts"

const refused = { ok: false, fields: [], retryAfter: null } as const
const cases: [status: number, code: string | null, state: VerifyState][] = [
  [400, "link_expired", "expired"],
  [400, "link_invalid", "invalid"],
  [400, null, "invalid"],
  [429, "too_many_tries", "tooMany"],
  [503, "busy", "failed"],
  [500, "fault", "failed"],
  [0, null, "failed"],
]

test.each(cases)("an answer of %s %s means %s", (status, code, state) => {
  expect(outcomeOf({ ...refused, fields: [], status, code })).toBe(state)
})

test("a link that works is done, and one that has worked before is used", () => {
  expect(outcomeOf({ ok: true, data: { status: true, state: "confirmed" } })).toBe("done")
  expect(outcomeOf({ ok: true, data: { status: true, state: "used" } })).toBe("used")
  expect(outcomeOf({ ok: true, data: null })).toBe("done")
})

test("a link says by itself whose it is, that it has run out, or that it is damaged", () => {
  const token = (email: string) => verificationToken({ email, expiresAt: 1000 }, "s".repeat(43))
  expect(stateOfLink(token("ana@example.com"), 999)).toEqual({ state: "asking", email: "ana@example.com" })
  expect(stateOfLink(token("ana@example.com"), 1000)).toEqual({ state: "expired", email: "ana@example.com" })
  expect(stateOfLink(token("<b>win a car</b>"), 999)).toEqual({ state: "asking", email: null })
  expect(stateOfLink("damaged", 999)).toEqual({ state: "invalid", email: null })
})
