import { expect, test } from "vitest"
import { readVerificationToken, verificationToken } from "./verification-token.ts"

const secret = "s".repeat(43)

test.each(["ana@example.com", "ион.цэрану@пример.рф", `${"a".repeat(64)}@${"b".repeat(180)}.example`])(
  "a token says whose it is (%s) and until when",
  (email) => {
    const claim = { email, expiresAt: 1_794_700_000_000 }
    const token = verificationToken(claim, secret)
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.s{43}$/)
    expect(readVerificationToken(token)).toEqual(claim)
  },
)

test.each([
  "",
  "damaged",
  `.2p.${secret}`,
  `1..${secret}`,
  `1.2p-.${secret}`,
  `1.zzzz.${secret}`,
  `1.!.${secret}`,
  `1.2p.short`,
  `${verificationToken({ email: "ana@example.com", expiresAt: 1 }, secret)}x`,
  verificationToken({ email: "ana@example.com", expiresAt: 1 }, secret).slice(0, -1),
])("%j is no token", (token) => {
  expect(readVerificationToken(token)).toBeNull()
})
