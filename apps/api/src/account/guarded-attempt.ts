import { randomBytes } from "node:crypto"
import type { Context as HonoContext } from "hono"
import type { GuardAnswer } from "@doable/domain/account/sign-in-guard"
import { addressGroup } from "../platform/http/client-address.ts"
import type { ApiEnv, ServerDeps } from "../platform/server/api-env.ts"
import { endFormerSession } from "./after-sign-in.ts"
import { holdsStill, sessionEndsOf } from "./end-sessions.ts"
import { cookiesOf, readCookie } from "./session-cookie.ts"
import { countTry, deviceDays, tryFailed, trySucceeded, tryWithdrawn, type Trier } from "./sign-in-guards.ts"

/** What came of it: someone is in, it was wrong, or it counts as neither (a fault, a closed account, a step to go). */
export type Attempt =
  | { came: "in"; sessionId: string; response: Response }
  | { came: "wrong"; response: Response }
  | { came: "neither"; response: Response }

/** Every way in passes here: counted by email, slowed, locked, written down, with a notice about a new device. */
export async function guardedAttempt(
  c: HonoContext<ApiEnv>,
  { db, now, config }: ServerDeps,
  email: string,
  { ask, tooLate }: { ask: (trier: Trier) => Promise<Attempt>; tooLate: () => Response },
): Promise<Response> {
  const { names, attributes } = cookiesOf(config)
  const cookies = c.req.header("cookie") ?? null
  const trier = trierOf(c, email, readCookie(cookies, names.device))
  const at = now()
  const endsBefore = await sessionEndsOf(db, trier.email)
  const { key, ...answer } = await countTry(db, trier, at)
  if (answer.state !== "open") return toWait(c, answer)

  const attempt = await ask(trier).catch(async (error: unknown) => {
    await tryWithdrawn(db, key, at)
    throw error
  })
  const { response } = attempt
  if (attempt.came === "wrong") {
    const after = await tryFailed(db, trier, key, now())
    if (after.state === "open") return response
    c.var.log.warn({ network: trier.address }, "a sign-in was locked")
    return toWait(c, after)
  }
  if (attempt.came === "neither") {
    await tryWithdrawn(db, key, at)
    return response
  }
  if (!(await holdsStill(db, attempt.sessionId, endsBefore))) {
    await tryWithdrawn(db, key, at)
    return tooLate()
  }
  const before = { cookies, cookieName: names.session, secret: config.authSecret }
  await endFormerSession(db, attempt.sessionId, before)
  const isKnown = key.device !== "" && trier.device
  const device = isKnown || randomBytes(16).toString("base64url")
  await trySucceeded(db, trier, key, at, device)
  const maxAge = `Max-Age=${deviceDays * 24 * 60 * 60}`
  response.headers.append("Set-Cookie", `${names.device}=${device}; ${maxAge}; ${attributes.device}`)
  return response
}

function trierOf(c: HonoContext<ApiEnv>, email: string, device: string | null): Trier {
  const userAgent = c.req.header("user-agent") ?? null
  const { clientAddress, requestId } = c.var
  return {
    email: email.toLowerCase(),
    address: addressGroup(clientAddress),
    device,
    agent: userAgent?.slice(0, 512) ?? null,
    visit: { clientAddress, userAgent, requestId },
  }
}

function toWait(c: HonoContext<ApiEnv>, answer: Exclude<GuardAnswer, { state: "open" }>) {
  const isLocked = answer.state === "locked"
  const { retryAfterSec } = answer
  const code = isLocked ? "ACCOUNT_LOCKED" : "RATE_LIMITED"
  const body = { code, retryAfterSec, requestId: c.var.requestId }
  return c.json(body, isLocked ? 403 : 429, { "Retry-After": String(retryAfterSec) })
}
