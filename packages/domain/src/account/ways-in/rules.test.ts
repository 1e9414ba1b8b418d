import { expect, test } from "vitest"
import { whyCannotRemoveWay } from "./rules.ts"

test.each([
  [true, 0, 0, "last_way_in"],
  [false, 1, 0, "last_way_in"],
  [false, 0, 1, "last_way_in"],
  [true, 1, 0, null],
  [false, 1, 1, null],
  [false, 2, 0, null],
  [false, 0, 2, null],
])("password %s, %i passkeys, %i linked accounts: %s", (hasPassword, passkeys, linkedAccounts, reason) => {
  expect(whyCannotRemoveWay({ hasPassword, passkeys, linkedAccounts })).toBe(reason)
})
