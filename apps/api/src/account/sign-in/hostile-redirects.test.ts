import { describe, expect, test } from "vitest"
import { anApi, uiUrl } from "../../../test/api.ts"
import { aSession, aUser, cookieOf } from "../../../test/factories.ts"
import { linkTo, tokenIn } from "../../../test/emails.ts"

const world = anApi()
const host = new URL(uiUrl).host

const hostile = [
  "https://evil.example",
  "http://evil.example/dashboard",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%5cevil.example",
  "/%2f/evil.example",
  "/%2Fevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " //evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  `http://${host}.evil.example`,
  `http://${host}@evil.example`,
  `http://evil.example#${host}`,
  `http://evil.example?${uiUrl}`,
  `https://${host}`,
  "http://localhost:4999/",
  "ftp://localhost:4200/",
  "file:///etc/passwd",
]

describe.each(hostile)("the target %j", (target) => {
  test("is refused or forgotten by every call that takes one", async () => {
    const user = await aUser(world.db)
    const cookie = cookieOf(await aSession(world.db, user))
    const reset = { email: user.email, redirectTo: target }
    expect((await world.post("/api/auth/request-password-reset", reset)).status).toBe(403)
    const change = { newEmail: `${user.id}-new@example.com`, callbackURL: target }
    expect((await world.post("/api/auth/change-email", change, { cookie })).status).toBe(403)
  })

  test("does not come back in a letter after signing up with it, nor when the letter is followed", async () => {
    const email = `guest-${crypto.randomUUID()}@example.com`
    const body = { email, password: "green-door-42", callbackURL: target }
    expect((await world.post("/api/auth/sign-up/email", body)).status).toBe(200)
    const link = await linkTo(world, email)
    expect(link.origin).toBe(uiUrl)
    expect(link.searchParams.get("redirect")).toBeNull()
    const query = new URLSearchParams({ token: tokenIn(link), callbackURL: target })
    const verify = await fetch(`${world.api.url}/api/auth/verify-email?${query}`, { redirect: "manual" })
    expect(verify.status).toBe(200)
    expect(verify.headers.get("location")).toBeNull()
  })
})
