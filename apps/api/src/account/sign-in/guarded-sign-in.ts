import { randomBytes } from "node:crypto"
import type { Context as HonoContext } from "hono"
import type { SignIn } from "@doable/domain/account/input"
import type { GuardAnswer } from "@doable/domain/account/sign-in-guard"
import { holdsStill, sessionEndsOf } from "../end-sessions.ts"
import { requestVerification } from "../sign-up/request-verification.ts"
import { cookiesOf, readCookie } from "../session-cookie.ts"
import { countTry, deviceDays, tryFailed, trySucceeded, tryWithdrawn, type Trier } from "../sign-in-guards.ts"
import type { ApiEnv, ServerDeps } from "../../platform/server/api-env.ts"
import { addressGroup } from "../../platform/http/client-address.ts"

/** better-auth's login with a guard in front that counts by email, whether or not it has an account. */
export async function guardedSignIn(
  c: HonoContext<ApiEnv>,
  { db, now, config }: ServerDeps,
  { email, locale }: SignIn,
  ask: () => Promise<Response>,
) {
  const { names, attributes } = cookiesOf(config)
  const trier: Trier = {
    email: email.toLowerCase(),
    address: addressGroup(c.var.clientAddress),
    device: readCookie(c.req.header("cookie") ?? null, names.device),
    agent: c.req.header("user-agent")?.slice(0, 512) ?? null,
    visit: {
      clientAddress: c.var.clientAddress,
      userAgent: c.req.header("user-agent") ?? null,
      requestId: c.var.requestId,
    },
  }
  const at = now()
  const endsBefore = await sessionEndsOf(db, trier.email)
  const { key, ...answer } = await countTry(db, trier, at)
  if (answer.state !== "open") return toWait(c, answer)

  const response = await ask().catch(async (error: unknown) => {
    await tryWithdrawn(db, key, at)
    throw error
  })
  const { code, token } = (await response.clone().json()) as { code?: string; token?: string }
  if (response.status === 401 || code === "EMAIL_NOT_VERIFIED") {
    await requestVerification({ db, language: locale ?? null }, trier, "verification-at-sign-in")
    const after = await tryFailed(db, trier, key, now())
    if (after.state === "open") return wrong(c)
    c.var.log.warn({ network: trier.address }, "a sign-in was locked")
    return toWait(c, after)
  }
  if (!response.ok) {
    await tryWithdrawn(db, key, at)
    return response
  }
  if (!token || !(await holdsStill(db, token, endsBefore))) {
    await tryWithdrawn(db, key, at)
    return wrong(c)
  }
  const isKnown = key.device !== "" && trier.device
  const device = isKnown || randomBytes(16).toString("base64url")
  await trySucceeded(db, trier, key, at, device)
  const maxAge = `Max-Age=${deviceDays * 24 * 60 * 60}`
  response.headers.append("Set-Cookie", `${names.device}=${device}; ${maxAge}; ${attributes.device}`)
  return response
}

/**
 * Also for the right password of an unconfirmed address: anyone can choose that password by signing up, and would
 * learn whether the address had an account before. Every attempt requests the email, and the job that writes it checks
 * whether one is due.
 */
function wrong(c: HonoContext<ApiEnv>) {
  return c.json({ message: "Invalid email or password", code: "INVALID_EMAIL_OR_PASSWORD" }, 401)
}

function toWait(c: HonoContext<ApiEnv>, answer: Exclude<GuardAnswer, { state: "open" }>) {
  const isLocked = answer.state === "locked"
  const { retryAfterSec } = answer
  const code = isLocked ? "ACCOUNT_LOCKED" : "RATE_LIMITED"
  const body = { code, retryAfterSec, requestId: c.var.requestId }
  return c.json(body, isLocked ? 403 : 429, { "Retry-After": String(retryAfterSec) })
}
