import { expect, test } from "vitest"
import { resetOutcome } from "./reset-state.ts"

const problem = { ok: false, status: 400, code: null, fields: [], retryAfter: null } as const

test.each([
  ["the password is saved", { ok: true } as const, "done"],
  ["the link is used or too old", { ...problem, code: "link_invalid" }, "invalid"],
  [
    "the password holds the owner's name",
    { ...problem, fields: [{ path: "newPassword", code: "password_personal" }] },
    "weak",
  ],
  ["too many tries", { ...problem, status: 429 }, "tooMany"],
  ["a fault of ours", { ...problem, status: 500 }, "failed"],
  ["no answer", { ...problem, status: 0 }, "failed"],
])("%s", (_title, answer, state) => {
  expect(resetOutcome({ ...answer } as Parameters<typeof resetOutcome>[0])).toBe(state)
})
