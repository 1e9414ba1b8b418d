import { and, eq } from "drizzle-orm"
import type { Context as HonoContext } from "hono"
import type { UseProvider } from "@doable/domain/account/ways-in/provider"
import { caller } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import { accounts, sessions } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import type { ApiEnv, ServerDeps } from "../../platform/server/api-env.ts"
import type { AccountContext } from "../account-context.ts"
import { guardedAttempt } from "../guarded-attempt.ts"
import { keepingSession } from "../second-step/keeping-session.ts"
import { cookiesOf, readCookie, verifiedToken } from "../session-cookie.ts"

/** What the library is asked: every address is one of ours, so that nobody is led elsewhere. */
export function providerRequest({ provider, callbackURL }: UseProvider, uiUrl: string, isLink: boolean) {
  const redirect = callbackURL === "/" ? "" : `?redirect=${encodeURIComponent(callbackURL)}`
  const errorPage = isLink ? callbackURL : `/signin${redirect}`
  return {
    provider,
    callbackURL: new URL(callbackURL, uiUrl).href,
    errorCallbackURL: new URL(errorPage, uiUrl).href,
    disableRedirect: true,
  }
}

type Asked = {
  provider: string
  /** Who is logged in: someone who links an account. */
  ctx: AccountContext | null
  ask: () => Promise<Response>
}

/** Someone comes back from a provider: with a session, with a linked account, or with an error for the page. */
export async function providerCallback(
  c: HonoContext<ApiEnv>,
  deps: ServerDeps,
  { provider, ctx, ask }: Asked,
) {
  const { config, db } = deps
  const linkedBefore = ctx && (await isLinked(ctx, provider))
  const response = await ask()
  if (asksForCode(response, deps)) return toSecondStep(response, deps)
  const session = await sessionIn(response, deps)
  if (!session) {
    if (ctx && !linkedBefore && (await isLinked(ctx, provider))) await recordLink(ctx, provider)
    return response
  }
  const page = (path: string) => Response.redirect(new URL(path, config.uiUrl), 302)
  const guarded = await guardedAttempt(c, deps, session.email, {
    tooLate: () => page("/signin"),
    ask: async () => ({ came: "in", sessionId: session.id, response }),
  })
  if (guarded === response) return response
  await db.delete(sessions).where(eq(sessions.id, session.id))
  return guarded.status === 403 ? page("/account-locked") : page("/signin?error=too_many")
}

/** The library has taken the session back, and waits for the code. */
function asksForCode(response: Response, { config }: ServerDeps) {
  const { secondStep } = cookiesOf(config).names
  const line = response.headers.getSetCookie().find((one) => one.startsWith(`${secondStep}=`))
  return Boolean(readCookie(line ?? null, secondStep))
}

function toSecondStep(response: Response, deps: ServerDeps) {
  const { uiUrl } = deps.config
  const wanted = response.headers.get("location")
  const kept = keepingSession(response, deps)
  const page = new URL("/second-step", uiUrl)
  const path = wanted?.startsWith(`${uiUrl}/`) ? wanted.slice(uiUrl.length) : "/"
  if (path !== "/") page.searchParams.set("redirect", path)
  const headers = new Headers({ location: page.href })
  for (const cookie of kept.headers.getSetCookie()) headers.append("set-cookie", cookie)
  return new Response(null, { status: 302, headers })
}

async function sessionIn(response: Response, { db, config }: ServerDeps) {
  const { session } = cookiesOf(config).names
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith(`${session}=`))
  const signed = readCookie(cookie ?? null, session)
  const token = signed && verifiedToken(signed, config.authSecret)
  if (!token) return null
  const [found] = await db
    .select({ id: sessions.id, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token))
  return found ?? null
}

async function isLinked({ db, user }: AccountContext, provider: string) {
  const own = and(eq(accounts.userId, user.id), eq(accounts.providerId, provider))
  return (await db.$count(accounts, own)) > 0
}

async function recordLink(ctx: AccountContext, provider: string) {
  await ctx.db.transaction(async (tx) => {
    await record(tx, { type: "account.linked", userId: ctx.user.id, provider })
    const entity = { type: "user", id: ctx.user.id } as const
    await writeAuditLog(tx, caller(ctx), { action: "account.provider_link", entity, at: ctx.now() })
  })
}
