import type { IncomingMessage, ServerResponse } from "node:http"
import { createTokenBuckets } from "@doable/domain/token-buckets"
import { cookiesOf, readCookie, verifiedToken } from "./account/session-cookie.ts"
import { isDatabaseUnavailable } from "./platform/db/unavailable.ts"
import { unreadOfSession } from "./notification/queries.ts"
import type { ServerDeps } from "./platform/server/api-env.ts"
import { privateAnswer } from "./platform/http/private-answer.ts"
import { requestNumber } from "./platform/http/read-request.ts"
import { securityHeadersFor } from "./platform/http/security-headers.ts"
import { rateLimitedAnswer, unavailableAnswer } from "./trpc-route.ts"

const procedure = "notification.getUnreadCount"
/** Ten open pages of one browser, each asking every five seconds. */
const perMinute = 120
const path = `/trpc/${procedure}`

const outcomes = { 200: "ok", 429: "too_many_requests", 503: "service_unavailable" } as const

/**
 * The most frequent call of all, asked every few seconds by everyone: in front of everything else, one named
 * statement for session and count. Whatever isn't a plain, allowed question goes the ordinary way.
 */
export function unreadCountRoute({ db, config, router, now, isStopping, log, measure }: ServerDeps) {
  const https = config.serverUrl.startsWith("https:")
  const cookieName = cookiesOf(config).names.session
  const json = { "Content-Type": "application/json" }
  const always = { ...securityHeadersFor({ https }), ...privateAnswer.headers, ...json }
  const pageOrigin = new URL(config.uiUrl).origin
  const fromPages = { ...always, ...privateAnswer.corsFor(pageOrigin) }
  const fromElsewhere = { ...always, ...privateAnswer.corsFor(null) }

  const take = createTokenBuckets(() => now().getTime())

  return (request: IncomingMessage, response: ServerResponse, goOrdinaryWay: () => void) => {
    const { method, url, headers, socket } = request
    if (url !== path || method !== "GET" || isStopping()) return goOrdinaryWay()
    const cookie = readCookie(headers.cookie ?? null, cookieName)
    const token = cookie && verifiedToken(cookie, config.authSecret)
    if (!token || token.includes("\0")) return goOrdinaryWay()

    const requestId = requestNumber(
      headers["x-request-id"],
      socket.remoteAddress ?? "",
      config.trustedProxies,
    )
    const start = performance.now()
    const answer = (body: string, status: keyof typeof outcomes, more?: Record<string, string>) => {
      const ms = performance.now() - start
      measure.request("/trpc/*", status, ms)
      measure.call(procedure, outcomes[status], ms)
      const general = headers.origin === pageOrigin ? fromPages : fromElsewhere
      const own = { "X-Request-Id": requestId, "Content-Length": Buffer.byteLength(body), ...more }
      response.writeHead(status, { ...general, ...own }).end(body)
    }
    const retryAfterSec = config.rateLimits ? take(token, perMinute) : 0
    if (retryAfterSec > 0) {
      const body = rateLimitedAnswer(router, { requestId, path: procedure, retryAfterSec })
      return answer(body, 429, { "Retry-After": String(retryAfterSec) })
    }
    const tell = (count: number | null) =>
      count === null ? goOrdinaryWay() : answer(`{"result":{"data":{"count":${count}}}}`, 200)
    const tellFault = (error: unknown) => {
      if (!isDatabaseUnavailable(error)) return goOrdinaryWay()
      log.error({ err: error, requestId, procedure }, "fault")
      return answer(unavailableAnswer(router, { requestId, path: procedure }), 503, { "Retry-After": "2" })
    }
    return void unreadOfSession(db.$client, token, now()).then(tell, tellFault)
  }
}
