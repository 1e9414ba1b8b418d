import { expect, test } from "vitest"
import { whyNotRecent } from "./recent-sign-in.ts"

const now = new Date("2026-11-17T12:00:00Z")

test.each([
  ["just now", "2026-11-17T12:00:00Z", null],
  ["nearly ten minutes ago", "2026-11-17T11:50:01Z", null],
  ["ten minutes ago", "2026-11-17T11:50:00Z", "sign_in_again"],
  ["last week", "2026-11-10T12:00:00Z", "sign_in_again"],
])("a login of %s", (_title, startedAt, refusal) => {
  expect(whyNotRecent({ startedAt, now })).toBe(refusal)
})
