import { expect, test } from "vitest"
import { createTranslator } from "@doable/words/translator"
import { isSignedOut, reasonOf } from "./toast-failure.ts"

const words = { common: { signedOut: "You are logged out.", unexpected: "Something went wrong." } }
const i18n = createTranslator("en", {
  ...words,
  shell: {},
  ui: {},
  category: {},
  refusal: { too_many_tries: "Wait." },
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
