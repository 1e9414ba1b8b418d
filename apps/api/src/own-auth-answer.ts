import type { Context as HonoContext } from "hono"
import { ZodError } from "zod"
import { localeFromAcceptLanguage } from "@doable/domain/locale"
import { whyNotRecent } from "@doable/domain/account/recent-sign-in"
import { Refused } from "@doable/domain/refusal"
import type { VisitorContext } from "./account/account-context.ts"
import type { OwnCall } from "./auth-routes.ts"
import { signUpBrowser } from "./account/sign-up/sign-up-browser.ts"
import { cookiesOf, readCookie, verifiedToken } from "./account/session-cookie.ts"
import { whoIsCalling } from "./account/who-is-calling.ts"
import { fieldProblems } from "./platform/invalid-input.ts"
import type { ApiEnv, ServerDeps } from "./platform/server/api-env.ts"
import { refuse } from "./platform/refuse.ts"
import { problem } from "./platform/server/problem.ts"

const statusOf = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
} as const

/** The shortest wait after which a rate-limited command may work again. */
const pauseSeconds = 60

type Asked = { path: OwnCall; input: unknown }

export function ownAuthAnswer(c: HonoContext<ApiEnv>, deps: ServerDeps, { path, input }: Asked) {
  return refusing(c, async () => {
    const ctx = visitorContext(c, deps)
    if (path.access === "public") return c.json(await path.action(ctx, input as never))
    const caller = await callerOf(c, deps)
    if (!caller) throw new Refused("sign_in_needed")
    if (path.recent) refuse(whyNotRecent({ startedAt: caller.session.startedAt, now: deps.now() }))
    const answer = await path.action({ ...ctx, ...caller }, input as never)
    if (path.method === "POST") await deps.replica.noteWrite(caller.session.id)
    return c.json(answer)
  })
}

/** What's refused becomes an answer; a fault stays one. */
export async function refusing(c: HonoContext<ApiEnv>, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Refused || error instanceof ZodError) return toProblem(c, error)
    throw error
  }
}

export function toProblem(c: HonoContext<ApiEnv>, error: Refused | ZodError) {
  if (error instanceof Refused) {
    const status = statusOf[error.kind]
    const { retryAfterSec = pauseSeconds } = error.details
    return problem(c, status, error.code, status === 429 ? { "Retry-After": String(retryAfterSec) } : {})
  }
  return c.json({ code: "invalid_input", requestId: c.var.requestId, fields: fieldProblems(error) }, 400)
}

export function visitorContext(c: HonoContext<ApiEnv>, deps: ServerDeps): VisitorContext {
  const { db, files, now, config, auth } = deps
  const cookies = c.req.header("cookie") ?? null
  return {
    db,
    files,
    now,
    log: c.var.log,
    requestId: c.var.requestId,
    clientAddress: c.var.clientAddress,
    language: localeFromAcceptLanguage(c.req.header("accept-language")),
    userAgent: c.req.header("user-agent") ?? null,
    uiUrl: config.uiUrl,
    authSecret: config.authSecret,
    nameOfProvider: auth.nameOfProvider,
    secondStep: {
      pendingUserId: async () => {
        const cookie = readCookie(cookies, cookiesOf(config).names.secondStep)
        const identifier = cookie && verifiedToken(cookie, config.authSecret)
        return identifier ? auth.findPending(identifier) : null
      },
      codesLeft: auth.countRecoveryCodes,
    },
    callerId: async () => (await callerOf(c, deps))?.user.id ?? null,
    browser: signUpBrowser({
      config,
      cookies,
      setCookie: (line) => c.header("Set-Cookie", line, { append: true }),
    }),
  }
}

export function callerOf(c: HonoContext<ApiEnv>, { db, now, config }: ServerDeps) {
  const cookieName = cookiesOf(config).names.session
  const cookies = c.req.header("cookie") ?? null
  return whoIsCalling(db.$client, { cookies, cookieName, secret: config.authSecret, now: now() })
}
