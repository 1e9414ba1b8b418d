import { expect, test } from "vitest"
import { outcomeOf, type VerifyState } from "./verify-state.ts"

const refused = { ok: false, fields: [], retryAfter: null } as const
const cases: [status: number, code: string | null, state: VerifyState][] = [
  [401, "TOKEN_EXPIRED", "expired"],
  [401, "INVALID_TOKEN", "invalid"],
  [401, "USER_NOT_FOUND", "invalid"],
  [400, null, "invalid"],
  [429, null, "tooMany"],
  [503, "busy", "failed"],
  [500, "fault", "failed"],
  [0, null, "failed"],
]

test.each(cases)("an answer of %s %s means %s", (status, code, state) => {
  expect(outcomeOf({ ...refused, fields: [], status, code })).toBe(state)
})

test("a link that works, for the first time or again, is done", () => {
  expect(outcomeOf({ ok: true })).toBe("done")
})
