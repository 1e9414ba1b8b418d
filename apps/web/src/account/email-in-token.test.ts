import { expect, test } from "vitest"
import { emailInToken } from "./email-in-token.ts"

const token = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.y`

const cases: [token: string, email: string | null, why: string][] = [
  [token({ email: "ana@example.com", iat: 1 }), "ana@example.com", "a token of ours"],
  [token({ email: "ana+~?>@example.com" }), null, "an odd address"],
  [token({ email: "Call 022 123 456 now" }), null, "words that somebody wants us to show"],
  [token({ email: ["ana@example.com"] }), null, "not a text"],
  [token(null), null, "no claims"],
  ["x.!!!.y", null, "not base64"],
  ["nonsense", null, "not a token"],
  ["", null, "nothing"],
]

test.each(cases)("%s holds %j: %s", (given, email) => {
  expect(emailInToken(given)).toBe(email)
})
