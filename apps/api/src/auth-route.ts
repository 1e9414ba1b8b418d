import type { Context as HonoContext } from "hono"
import { ZodError, type z } from "zod"
import type { UsePasskey } from "@doable/domain/account/ways-in/passkey"
import type { ResetPassword, SignIn } from "@doable/domain/account/input"
import type { Callback, UseProvider } from "@doable/domain/account/ways-in/provider"
import { whyNotRecent } from "@doable/domain/account/recent-sign-in"
import { authPaths, isOwn, type Call } from "./auth-routes.ts"
import type { createGate } from "./platform/http/gate.ts"
import { clientAddressHeader } from "./auth.ts"
import { holdsUnstorableText } from "./platform/invalid-input.ts"
import type { ApiEnv, ServerDeps } from "./platform/server/api-env.ts"
import { guardedSignIn } from "./account/sign-in/guarded-sign-in.ts"
import { cookiesOf, withCurrentSignatures, withoutCookie } from "./account/session-cookie.ts"
import { isJson } from "./platform/http/is-json.ts"
import { cookieOfRenewed } from "./account/sessions/renew-session.ts"
import { passkeyDoor } from "./account/passkey/passkey-door.ts"
import { linkStart, providerCallback, providerRequest } from "./account/provider/provider-door.ts"
import { passwordReset } from "./account/password/reset-password.ts"
import { secondStepDoor } from "./account/second-step/second-step-door.ts"
import { callerOf, ownAuthAnswer, refusing, toProblem, visitorContext } from "./own-auth-answer.ts"
import { overPathLimit } from "./platform/http/path-limit.ts"
import { leadToAppeal } from "./restriction/lead-to-appeal.ts"
import { tellDeactivated } from "./restriction/tell-deactivated.ts"
import { problem } from "./platform/server/problem.ts"

const basePath = "/api/auth"

/** The door to better-auth and our own commands beside it: listed paths and fields alone, a bound on hashing. */
export function authRoute(deps: ServerDeps, gate: ReturnType<typeof createGate>) {
  return async (c: HonoContext<ApiEnv>) => {
    const { pathname, searchParams } = new URL(c.req.url)
    const name = pathname.slice(basePath.length)
    const path = Object.hasOwn(authPaths, name) ? authPaths[name] : undefined
    if (!path) return problem(c, 404, "not_found")
    if (path.method !== c.req.method) return problem(c, 405, "method_not_allowed", { Allow: path.method })

    const waitSeconds = deps.config.rateLimits ? await overPathLimit(deps.db, name, c.var.clientAddress) : 0
    if (waitSeconds > 0) return problem(c, 429, "too_many_tries", { "Retry-After": String(waitSeconds) })

    const input = await readInput(c, path, searchParams)
    if (input === "json_only") return problem(c, 415, input)
    if (input instanceof ZodError) return toProblem(c, input)
    const answer = () => {
      if (isOwn(path)) return ownAuthAnswer(c, deps, { path, input })
      return libraryAnswer(c, deps, { path, name, input })
    }
    if (!path.hashes) return answer()
    // The caller already got a timeout, so don't start anything for them.
    const passed = await gate(answer, AbortSignal.timeout(deps.config.requestTimeoutMs))
    return passed.turnedAway ? problem(c, 503, "busy", { "Retry-After": "2" }) : passed.value
  }
}

type LibraryCall = { path: Call; name: string; input: unknown }

async function libraryAnswer(c: HonoContext<ApiEnv>, deps: ServerDeps, { path, name, input }: LibraryCall) {
  const isAgain = name === "/sign-in/social" && (await callerOf(c, deps)) !== null
  const asked = forLibrary(name, input, { uiUrl: deps.config.uiUrl, isAgain })
  const ask = (as: "session" | "pending" = "session") =>
    deps.auth.handler(libraryRequest(c, deps, { name, input: asked, as }))
  if (name === "/sign-in/email") {
    const { email, locale = null } = input as SignIn
    const response = await guardedSignIn(c, deps, input as SignIn, ask)
    return tellDeactivated(response, deps, { person: { email }, locale })
  }
  if (name === "/get-session") return renewedSession(c, deps, ask)
  if (name === "/sign-in/social") return ask()
  if (name === "/reset-password") {
    const reset = { input: input as ResetPassword, ctx: visitorContext(c, deps), ask }
    return refusing(c, () => passwordReset(c, deps, reset))
  }
  const [, door = ""] = name.split("/")
  if (!["passkey", "two-factor", "callback", "link-social"].includes(door)) return ask()
  const caller = await callerOf(c, deps)
  if (path.recent) {
    if (!caller) return problem(c, 401, "sign_in_needed")
    const reason = whyNotRecent({ startedAt: caller.session.startedAt, now: deps.now() })
    if (reason) return problem(c, 403, reason)
  }
  const visit = visitorContext(c, deps)
  const ctx = caller && { ...visit, ...caller }
  if (door === "link-social") {
    if (!ctx) return problem(c, 401, "sign_in_needed")
    const { provider } = input as UseProvider
    return linkStart(c, deps, { userId: ctx.user.id, provider, ask })
  }
  if (door === "callback") {
    const provider = name.slice("/callback/".length)
    const { state } = input as Callback
    const request = libraryRequest(c, deps, { name, input, as: "session" })
    const response = await providerCallback(c, deps, {
      provider,
      state,
      visit,
      callerId: caller?.user.id ?? null,
      ask: () => deps.auth.handler(request),
    })
    return leadToAppeal(response, deps, deps.auth.findShutOut(request))
  }
  if (door === "passkey") {
    const { pendingUserId } = visit.secondStep
    const response = await passkeyDoor(c, deps, { name, input, ctx, pendingUserId, ask })
    const isLogin = name === "/passkey/verify-authentication"
    const person = isLogin ? { passkey: (input as UsePasskey).response.id } : null
    return tellDeactivated(response, deps, { person, locale: visit.language })
  }
  const pendingUserId = await visit.secondStep.pendingUserId()
  const response = await secondStepDoor(c, deps, { name, input, ctx, pendingUserId, ask })
  const person = pendingUserId ? { id: pendingUserId } : null
  return tellDeactivated(response, deps, { person, locale: visit.language })
}

function forLibrary(name: string, input: unknown, { uiUrl, isAgain }: { uiUrl: string; isAgain: boolean }) {
  const isLink = name === "/link-social"
  if (!isLink && name !== "/sign-in/social") return input
  return providerRequest(input as UseProvider, uiUrl, { isLink, isAgain })
}

/** The library would renew it for ever. */
async function renewedSession(c: HonoContext<ApiEnv>, deps: ServerDeps, ask: () => Promise<Response>) {
  const caller = await callerOf(c, deps)
  const cookie = caller && (await cookieOfRenewed(c, deps, caller.session))
  const response = await ask()
  if (cookie) response.headers.append("Set-Cookie", cookie)
  return response
}

function libraryRequest(
  c: HonoContext<ApiEnv>,
  { config }: ServerDeps,
  { name, input, as }: { name: string; input: unknown; as: "session" | "pending" },
) {
  const headers = new Headers(c.req.raw.headers)
  headers.set(clientAddressHeader, c.var.clientAddress)
  headers.delete("content-length")
  const { session, dontRemember, secondStep, passkey, providerState } = cookiesOf(config).names
  const signed = [session, dontRemember, secondStep, passkey, providerState]
  const cookies = withCurrentSignatures(c.req.header("cookie") ?? "", signed, config.authSecret)
  // Beside a session the library would take a code for a first one, and open no session.
  headers.set("cookie", as === "pending" ? withoutCookie(cookies, session) : cookies)
  // The configured address, not the Host header: links and cookies must not depend on what a client claims.
  const url = new URL(basePath + name, config.serverUrl)
  if (c.req.method === "GET") {
    for (const [key, value] of Object.entries(input ?? {})) url.searchParams.set(key, String(value))
    return new Request(url, { headers })
  }
  headers.set("content-type", "application/json")
  return new Request(url, { method: "POST", headers, body: JSON.stringify(input) })
}

async function readInput(c: HonoContext<ApiEnv>, { method, input }: Call, query: URLSearchParams) {
  if (!input) return {}
  if (method === "GET") return input.parse(Object.fromEntries(query))
  return isJson(c.req.header("content-type") ?? null) ? cleanBody(await c.req.text(), input) : "json_only"
}

/** What the schema doesn't name (an image from anywhere, a role) goes no further. */
function cleanBody(text: string, input: z.ZodObject) {
  try {
    const body: unknown = JSON.parse(text)
    if (holdsUnstorableText(body)) return new ZodError([])
    const parsed = input.safeParse(body)
    return parsed.success ? parsed.data : parsed.error
  } catch {
    return new ZodError([])
  }
}
