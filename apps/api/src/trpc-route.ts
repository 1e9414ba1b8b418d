import { fetchRequestHandler } from "@trpc/server/adapters/fetch"
import { getTRPCErrorShape, TRPCError, type AnyRouter, type TRPCProcedureType } from "@trpc/server"
import { getHTTPStatusCodeFromError } from "@trpc/server/http"
import type { Context as HonoContext } from "hono"
import { localeFromAcceptLanguage } from "@doable/domain/locale"
import { Refused } from "@doable/domain/refusal"
import { cookieOfRenewed } from "./account/sessions/renew-session.ts"
import { cookiesOf } from "./account/session-cookie.ts"
import type { TakeTurn } from "./call-turns.ts"
import { whoIsCalling } from "./account/who-is-calling.ts"
import { feedAddress } from "./dashboard/doer/calendar-feed-address.ts"
import type { Context, ListReads } from "./platform/context.ts"
import type { ApiEnv, ServerDeps } from "./platform/server/api-env.ts"
import { createCallLimits } from "./platform/http/call-limits.ts"
import { addressGroup } from "./platform/http/client-address.ts"
import { isJson } from "./platform/http/is-json.ts"
import { problem } from "./platform/server/problem.ts"

export function trpcRoute(
  { db, replica, config, files, live, phoneCodes, push, router, now, writes, measure, textHits }: ServerDeps,
  takeTurn: TakeTurn,
) {
  const { names } = cookiesOf(config)
  const takeCall = createCallLimits({ perMinute: config.callsPerMinute, now: () => now().getTime() })

  return async (c: HonoContext<ApiEnv>) => {
    // B1: a cross-site HTML form can send multipart without asking first, and tRPC would run it.
    if (c.req.method === "POST" && !isJson(c.req.header("content-type") ?? null)) {
      return problem(c, 415, "json_only")
    }
    const cookies = c.req.header("cookie") ?? null
    let renewedCookie: string | undefined
    let asked: Promise<Awaited<ReturnType<typeof whoIsCalling>>> | undefined

    async function findCaller() {
      const caller = await whoIsCalling(db.$client, {
        cookies,
        cookieName: names.session,
        secret: config.authSecret,
        now: now(),
      })
      if (caller) renewedCookie = await cookieOfRenewed(c, { db, config, now }, caller.session)
      return caller
    }

    const ask = () => (asked ??= findCaller())
    const lists: ListReads = {
      replica: async () => {
        const found = replica.readyFor((await ask())?.session.writtenUpTo ?? null)
        measure.listRead(found ? "replica" : "primary")
        return found
      },
      replicaFailed: (error) => {
        replica.failed(error)
        measure.listRead("primary")
      },
      noteWrite: async () => {
        const caller = await ask()
        if (caller) await replica.noteWrite(caller.session.id)
      },
    }
    const context: Context = {
      db,
      lists,
      files,
      live,
      phoneCodes,
      push,
      log: c.var.log,
      now,
      appName: config.appName,
      feedAddress: (feedId) => feedAddress(config, feedId),
      requestId: c.var.requestId,
      clientAddress: c.var.clientAddress,
      userAgent: c.req.header("user-agent") ?? null,
      language: localeFromAcceptLanguage(c.req.header("accept-language")),
      whoIsCalling: async () => (await ask())?.user ?? null,
      requireAdminSecondStep: config.requireAdminSecondStep,
      callingSession: async () => (await ask())?.session ?? null,
      enter: async () => {
        const turn = await takeTurn(c)
        if ("leave" in turn) return turn.leave
        if (turn.refused === "too many of one") throw new Refused("rate_limited", { retryAfterSec: 1 })
        throw new TRPCError({ code: "SERVICE_UNAVAILABLE" })
      },
      countCall: (caller) => {
        if (!config.rateLimits) return 0
        return takeCall(caller ? { userId: caller.id } : { network: addressGroup(c.var.clientAddress) })
      },
      textHits,
      measureCall: measure.call,
    }
    let refusedStream: RefusedStream | undefined
    let retryAfterSec: number | undefined

    let response = await fetchRequestHandler<AnyRouter>({
      endpoint: "/trpc",
      req: c.req.raw,
      router,
      createContext: () => context,
      maxBatchSize: 10,
      allowMethodOverride: false,
      onError: ({ error, path, type }) => {
        if (type === "subscription") refusedStream ??= { error, path, type }
        if (error.cause instanceof Refused) retryAfterSec ??= error.cause.details.retryAfterSec
        const isFault = error.code === "INTERNAL_SERVER_ERROR" || error.code === "SERVICE_UNAVAILABLE"
        if (isFault) {
          c.var.log.error({ err: error.cause ?? error, procedure: path }, "fault")
          writes.note(error)
        } else c.var.log.info({ code: error.code, procedure: path }, "refused")
      },
    })
    if (refusedStream && response.status === 200) {
      await response.body?.cancel()
      response = refusal(router, context, refusedStream)
    }
    if (retryAfterSec) response.headers.set("Retry-After", String(retryAfterSec))
    if (response.status === 503) response.headers.set("Retry-After", "2")
    if (renewedCookie) response.headers.append("Set-Cookie", renewedCookie)
    return response
  }
}

type RefusedStream = { error: TRPCError; path?: string | undefined; type: TRPCProcedureType | "unknown" }

/** tRPC would answer 200 and tell it in the stream; browsers would call again every three seconds. */
function refusal(router: AnyRouter, { requestId }: Context, { error, path, type }: RefusedStream) {
  const text = problemText(router, { requestId, error, path, type })
  const headers = { "Content-Type": "application/json" }
  return new Response(text, { status: getHTTPStatusCodeFromError(error), headers })
}

/** For the one query that is answered in front of tRPC: the same words as its own. */
export function unavailableAnswer(
  router: AnyRouter,
  { requestId, path }: { requestId: string; path: string },
) {
  const error = new TRPCError({ code: "SERVICE_UNAVAILABLE" })
  return problemText(router, { requestId, error, path, type: "query" })
}

/** Also for that query: it was asked too often. */
export function rateLimitedAnswer(
  router: AnyRouter,
  { requestId, path, retryAfterSec }: { requestId: string; path: string; retryAfterSec: number },
) {
  const cause = new Refused("rate_limited", { retryAfterSec })
  const error = new TRPCError({ code: "TOO_MANY_REQUESTS", cause })
  return problemText(router, { requestId, error, path, type: "query" })
}

function problemText(
  router: AnyRouter,
  { requestId, error, path, type }: RefusedStream & { requestId: string },
): string {
  // The formatter in trpc.ts looks at nothing else of the context.
  const ctx = { requestId } as Context
  const { _config: config } = router._def
  return JSON.stringify({ error: getTRPCErrorShape({ config, ctx, error, path, type, input: undefined }) })
}
