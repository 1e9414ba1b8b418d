import { expect, test } from "vitest"
import { readLoginError } from "./login-error.ts"

test.each([
  ["account_not_linked", "account_not_linked"],
  ["state_mismatch", "other"],
  ["<script>", "other"],
  ["constructor", "other"],
  ["access_denied", undefined],
  ["", undefined],
  [7, undefined],
])("%s is read as %s", (given, read) => {
  expect(readLoginError(given)).toBe(read)
})
