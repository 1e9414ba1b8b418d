import type { Context as HonoContext, Next } from "hono"
import { cookieNames, readCookie, verifiedToken } from "../account/session-cookie.ts"
import { isDatabaseUnavailable } from "../db/unavailable.ts"
import { unreadOfSession } from "../notification/queries.ts"
import type { ApiEnv, ServerDeps } from "../server.ts"
import { privateAnswer } from "./private-answer.ts"
import { requestNumber } from "./read-request.ts"
import { securityHeadersFor } from "./security-headers.ts"
import { unavailableAnswer } from "./trpc-route.ts"

const path = "notification.getUnreadCount"
export const unreadCountPath = `/trpc/${path}`

/**
 * The most frequent call of all, asked every few seconds by everybody: in front of everything else, one named
 * statement for session and count. Whatever is not a plain, allowed question goes the ordinary way.
 */
export function unreadCountRoute({ db, config, router, now, isStopping, log }: ServerDeps) {
  const https = config.serverUrl.startsWith("https:")
  const { session: cookieName } = cookieNames({ https })
  const always = { ...securityHeadersFor({ https }), ...privateAnswer.headers }
  const pageOrigin = new URL(config.uiUrl).origin
  const fromPages = { ...always, ...privateAnswer.corsFor(pageOrigin) }
  const fromElsewhere = { ...always, ...privateAnswer.corsFor(null) }

  return async (c: HonoContext<ApiEnv>, next: Next) => {
    const { method, url, headers } = c.env.incoming
    if (isStopping() || method !== "GET" || url !== unreadCountPath) return next()
    const cookie = readCookie(headers.cookie ?? null, cookieName)
    const token = cookie && verifiedToken(cookie, config.authSecret)
    if (!token || token.includes("\0")) return next()

    const peer = c.env.incoming.socket.remoteAddress ?? ""
    const requestId = requestNumber(headers["x-request-id"], peer, config.trustedProxies)
    const answer = (body: string, status = 200, more: Record<string, string> = {}) => {
      const own = { "Content-Type": "application/json", "X-Request-Id": requestId, ...more }
      const general = headers.origin === pageOrigin ? fromPages : fromElsewhere
      return new Response(body, { status, headers: { ...general, ...own } })
    }
    try {
      const count = await unreadOfSession(db.$client, token, now())
      return count === null ? next() : answer(`{"result":{"data":{"count":${count}}}}`)
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      log.error({ err: error, requestId, procedure: path }, "fault")
      return answer(unavailableAnswer(router, { requestId, path }), 503, { "Retry-After": "2" })
    }
  }
}
