import { expect, test } from "vitest"
import { whyNotAdmin } from "./admin-access.ts"

test.each([
  ["USER", true, true, "admins_only"],
  ["USER", false, false, "admins_only"],
  ["ADMIN", false, false, null],
  ["ADMIN", true, false, null],
  ["ADMIN", true, true, null],
  ["ADMIN", false, true, "second_step_needed"],
] as const)("%s, second step %s, required %s: %s", (role, hasSecondStep, isSecondStepRequired, refusal) => {
  expect(whyNotAdmin({ role, hasSecondStep, isSecondStepRequired })).toBe(refusal)
})
