import { expect, test } from "vitest"
import { createTranslator } from "@doable/words/translator"
import { isSignedOut, reasonOf } from "./toast-failure.ts"

const words = { common: { signedOut: "You are logged out.", unexpected: "Something went wrong." } }
const i18n = createTranslator("en", {
  ...words,
  shell: {},
  ui: {},
  category: {},
  refusal: {
    too_many_tries: "Wait.",
    user_limited: "Limited.",
  },
  restriction: { refusedUntil: "Limited until {{date}}." },
})

test.each([
  [{ data: { refusal: "sign_in_needed" } }, true],
  [{ data: { code: "UNAUTHORIZED", refusal: null } }, true],
  [{ ok: false, status: 401, code: "sign_in_needed" }, true],
  [{ ok: false, status: 401, code: "INVALID_EMAIL_OR_PASSWORD" }, false],
  [{ ok: true }, false],
  [{ data: { refusal: "too_many_tries" } }, false],
  [new Error("away"), false],
  [null, false],
])("%j is told as a session that has ended: %s", (failure, isOne) => {
  expect(isSignedOut(failure)).toBe(isOne)
})

test("a session that has ended has words of its own, not those of a fault", async () => {
  expect(await reasonOf(i18n, { data: { code: "UNAUTHORIZED", requestId: "r1" } })).toBe(
    "You are logged out.",
  )
  expect(await reasonOf(i18n, { data: { refusal: "too_many_tries" } })).toBe("Wait.")
})

test("someone whose account is limited reads until when, if there is an end", async () => {
  const limited = (until?: string) => reasonOf(i18n, { data: { refusal: "user_limited", until } })
  expect(await limited("2026-11-23T07:00:00.000Z")).toMatch(/^Limited until 23 November 2026.*09:00\.$/)
  expect(await limited()).toBe("Limited.")
})
