import { expect, test } from "vitest"
import { whyCannotPublish } from "./rules.ts"

test.each([
  ["active", null],
  ["limited", "user_limited"],
  ["deactivated", "sign_in_needed"],
] as const)("whoever is %s and wants to publish hears %s", (status, refusal) => {
  expect(whyCannotPublish({ status })).toBe(refusal)
})
