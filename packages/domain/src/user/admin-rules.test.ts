import { expect, test } from "vitest"
import { whyCannotChangeUser } from "./admin-rules.ts"

test.each([
  ["an administrator changes a user", "a", "u", ["a"], false, null],
  ["an administrator takes another's rights", "a", "b", ["a", "b"], false, null],
  ["an administrator keeps one's own rights", "a", "a", ["a"], true, null],
  ["nobody takes one's own rights", "a", "a", ["a", "b"], false, "not_on_oneself"],
  ["the last administrator stays one", "a", "a", ["a"], false, "last_admin"],
  ["whoever has just lost the rights has none", "a", "b", ["b"], false, "admins_only"],
])("%s", (_title, actorId, userId, adminIds, keepsAdmin, expected) => {
  expect(whyCannotChangeUser({ actorId, userId, adminIds, keepsAdmin })).toBe(expected)
})
