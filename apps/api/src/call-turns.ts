import type { Context as HonoContext } from "hono"
import { createMiddleware } from "hono/factory"
import { cookiesOf, readCookie, verifiedToken } from "./account/session-cookie.ts"
import type { ApiEnv, ServerConfig } from "./platform/server/api-env.ts"
import { createCallGate } from "./platform/http/call-gate.ts"
import { addressGroup } from "./platform/http/client-address.ts"
import { problem } from "./platform/server/problem.ts"

/** Everything that takes a connection waits for its turn at one gate, whichever way it came in. */
export function createCallTurns(config: ServerConfig) {
  const enterGate = createCallGate(config.callGate)
  const { session } = cookiesOf(config).names

  /** Known by its signature alone; whether the session still holds is asked later. */
  const sessionOf = (c: HonoContext<ApiEnv>) => {
    const cookie = readCookie(c.req.header("cookie") ?? null, session)
    return cookie && verifiedToken(cookie, config.authSecret)
  }

  return async (c: HonoContext<ApiEnv>): ReturnType<typeof enterGate> => {
    if (!config.rateLimits) return { leave: () => {} }
    const asking = { session: sessionOf(c), network: addressGroup(c.var.clientAddress) }
    return enterGate(asking, c.req.raw.signal)
  }
}

export type TakeTurn = ReturnType<typeof createCallTurns>

/** For routes outside tRPC, where a request is one call. */
export const inTurn = (takeTurn: TakeTurn) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const turn = await takeTurn(c)
    if ("refused" in turn) {
      return turn.refused === "too many of one"
        ? problem(c, 429, "rate_limited", { "Retry-After": "1" })
        : problem(c, 503, "busy", { "Retry-After": "2" })
    }
    try {
      return await next()
    } finally {
      turn.leave()
    }
  })
