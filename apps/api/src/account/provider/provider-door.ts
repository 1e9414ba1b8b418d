import { and, eq } from "../../platform/db/drizzle.ts"
import type { Context as HonoContext } from "hono"
import type { UseProvider } from "@doable/domain/account/ways-in/provider"
import { visitor } from "../../platform/audit-log/actors.ts"
import { writeAuditLog } from "../../platform/audit-log/write-audit-log.ts"
import type { Database } from "../../platform/db/client.ts"
import { accounts, sessions } from "../../platform/db/schema/account.ts"
import { users } from "../../platform/db/schema/user.ts"
import { record } from "../../platform/outbox/record.ts"
import type { ApiEnv, ServerDeps } from "../../platform/server/api-env.ts"
import { problem } from "../../platform/server/problem.ts"
import type { VisitorContext } from "../account-context.ts"
import { guardedAttempt } from "../guarded-attempt.ts"
import { keepingSession } from "../second-step/keeping-session.ts"
import { cookiesOf, readCookie, verifiedToken } from "../session-cookie.ts"

interface Purpose {
  isLink: boolean
  /** By someone who is logged in here, to show that it's them. */
  isAgain: boolean
}

/** What the library is asked: every address is one of ours, so that nobody is led elsewhere. */
export function providerRequest(
  { provider, callbackURL, invitedBy }: UseProvider,
  uiUrl: string,
  { isLink, isAgain }: Purpose,
) {
  const redirect = callbackURL === "/" ? "" : `?redirect=${encodeURIComponent(callbackURL)}`
  const errorPage = isLink ? callbackURL : `/signin${redirect}`
  return {
    provider,
    callbackURL: new URL(callbackURL, uiUrl).href,
    errorCallbackURL: new URL(errorPage, uiUrl).href,
    disableRedirect: true,
    // Kept with the state, and read when the account is made.
    ...(invitedBy && !isLink && { additionalData: { invitedBy } }),
    ...(isAgain && { additionalParams: askingAgain(provider) }),
  }
}

/** A provider that still knows the browser would ask nothing. Google doesn't know `login`, and keeps its own prompt. */
function askingAgain(provider: UseProvider["provider"]): Record<string, string> {
  return { max_age: "0", ...(provider === "openid" && { prompt: "login" }) }
}

type Asked = {
  provider: string
  state: string | undefined
  visit: VisitorContext
  callerId: string | null
  ask: () => Promise<Response>
}

/** One account of each provider: the page shows one, and would unlink them all. */
export async function linkStart(
  c: HonoContext<ApiEnv>,
  { db }: ServerDeps,
  { userId, provider, ask }: { userId: string; provider: string; ask: () => Promise<Response> },
) {
  const isLinked = (await countLinked(db, userId, provider)) > 0
  return isLinked ? problem(c, 409, "account_already_linked") : ask()
}

/** Someone comes back from a provider: with a session, with a linked account, or with an error for the page. */
export async function providerCallback(
  c: HonoContext<ApiEnv>,
  deps: ServerDeps,
  { provider, state, visit, callerId, ask }: Asked,
) {
  const { config, db } = deps
  const link = await linkOf(deps, state)
  // Someone was logged out, or has logged in as someone else, while they were at the provider.
  if (link && link.userId !== callerId) return toErrorPage(link.errorPage)
  const before = link ? await countLinked(db, link.userId, provider) : 0
  const response = await ask()
  if (asksForCode(response, deps)) return toSecondStep(response, deps)
  const session = await sessionIn(response, deps)
  if (!session) {
    const isNew = link && (await countLinked(db, link.userId, provider)) > before
    if (isNew) await recordLink(visit, link.userId, provider)
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

/** Who asked to link, which the library wrote down then: someone else may be logged in here by now. */
async function linkOf({ auth, config }: ServerDeps, state: string | undefined) {
  const asked = state && (await auth.findPending(`auth-state:${state}`))
  if (!asked) return null
  const { link, errorURL } = JSON.parse(asked) as { link?: { userId: string }; errorURL?: string }
  return link ? { userId: link.userId, errorPage: errorURL ?? config.uiUrl } : null
}

function toErrorPage(errorPage: string) {
  const page = new URL(errorPage)
  page.searchParams.set("error", "sign_in_needed")
  return Response.redirect(page, 302)
}

function countLinked(db: Database, userId: string, provider: string) {
  return db.$count(accounts, and(eq(accounts.userId, userId), eq(accounts.providerId, provider)))
}

async function recordLink(visit: VisitorContext, userId: string, provider: string) {
  await visit.db.transaction(async (tx) => {
    const name = visit.nameOfProvider(provider)
    await record(tx, { type: "account.linked", userId, provider, name })
    const entity = { type: "user", id: userId } as const
    const actor = visitor(visit, userId)
    await writeAuditLog(tx, actor, { action: "account.provider_link", entity, at: visit.now() })
  })
}
