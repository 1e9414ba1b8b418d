import type { Context as HonoContext } from "hono"
import { ZodError } from "zod"
import { Refused } from "@doable/domain/refusal"
import type { VisitorContext } from "../account/account-context.ts"
import type { OwnCall } from "../account/auth-paths.ts"
import { countWithin } from "../account/count-within.ts"
import { pathLimits } from "../account/path-limits.ts"
import { cookieNames } from "../account/session-cookie.ts"
import { whoIsCalling } from "../account/who-is-calling.ts"
import { fieldProblems } from "../invalid-input.ts"
import type { ApiEnv, ServerDeps } from "../server.ts"
import { addressGroup } from "./client-address.ts"
import { problem } from "./problem.ts"

const statusOf = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
} as const

type Asked = { name: string; path: OwnCall; input: unknown }

export async function ownAuthAnswer(c: HonoContext<ApiEnv>, deps: ServerDeps, { name, path, input }: Asked) {
  const limit = pathLimits[name]
  if (limit && deps.auth.options.rateLimit.enabled) {
    const key = `${addressGroup(c.var.clientAddress)}|${name}`
    if (!(await countWithin(deps.db, key, limit)))
      return problem(c, 429, "too_many_tries", { "Retry-After": String(limit.seconds) })
  }
  try {
    const ctx = visitorContext(c, deps)
    if (path.access === "public") return c.json(await path.deed(ctx, input as never))
    const caller = await callerOf(c, deps)
    if (!caller) throw new Refused("sign_in_needed")
    return c.json(await path.deed({ ...ctx, ...caller }, input as never))
  } catch (error) {
    if (error instanceof Refused || error instanceof ZodError) return toProblem(c, error)
    throw error
  }
}

export function toProblem(c: HonoContext<ApiEnv>, error: Refused | ZodError) {
  if (error instanceof Refused) return problem(c, statusOf[error.kind], error.code)
  return c.json({ code: "invalid_input", requestId: c.var.requestId, fields: fieldProblems(error) }, 400)
}

function visitorContext(c: HonoContext<ApiEnv>, { db, files, now, config }: ServerDeps): VisitorContext {
  return {
    db,
    files,
    now,
    log: c.var.log,
    clientAddress: c.var.clientAddress,
    userAgent: c.req.header("user-agent") ?? null,
    uiUrl: config.uiUrl,
  }
}

function callerOf(c: HonoContext<ApiEnv>, { db, now, config }: ServerDeps) {
  const { session: cookieName } = cookieNames({ https: config.serverUrl.startsWith("https:") })
  const cookies = c.req.header("cookie") ?? null
  return whoIsCalling(db.$client, { cookies, cookieName, secret: config.authSecret, now: now() })
}
