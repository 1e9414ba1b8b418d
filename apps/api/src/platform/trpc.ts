import { initTRPC, TRPCError } from "@trpc/server"
import { ZodError } from "zod"
import { Refused, type Refusal } from "@doable/domain/refusal"
import { whyNotAdmin, whyNotModerator } from "@doable/domain/user/admin-access"
import type { Context } from "./context.ts"
import { isDatabaseUnavailable, isStandbyFault } from "./db/unavailable.ts"
import { fieldProblems, holdsUnstorableText, type FieldProblem } from "./invalid-input.ts"
import { limitedUntil } from "./limited-until.ts"
import { refuse } from "./refuse.ts"

export type Access = "public" | "user" | "moderator" | "admin"

/** `hasOwnGate`: takes seconds without a connection and lets only a few in itself. */
type Meta = { access: Access; hasOwnGate?: boolean }

const httpCode = {
  invalid: "BAD_REQUEST",
  unauthorized: "UNAUTHORIZED",
  forbidden: "FORBIDDEN",
  not_found: "NOT_FOUND",
  conflict: "CONFLICT",
  too_many: "TOO_MANY_REQUESTS",
} as const

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // Never by NODE_ENV: a forgotten variable would send stack traces to visitors.
    isDev: false,
    // Proxies close a connection that's silent for a minute. Stock clients reconnect after a longer silence. Our pages
    // don't measure it, because they poll every five seconds anyway.
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
    errorFormatter: ({ shape, error, ctx }) => {
      const refused = error.cause instanceof Refused ? error.cause : null
      const refusal: Refusal | null = refused?.code ?? null
      const isInvalid = error.code === "BAD_REQUEST" && error.cause instanceof ZodError
      const fields: FieldProblem[] | null = isInvalid
        ? fieldProblems(error.cause as ZodError)
        : (refused?.details.fields ?? null)
      const { version, count, retryAfterSec, until } = refused?.details ?? {}
      const { code, httpStatus, path } = shape.data
      return {
        code: shape.code,
        message: refusal ?? messageOf(error, ctx?.requestId),
        data: {
          code,
          httpStatus,
          path,
          refusal,
          fields,
          version,
          count,
          retryAfterSec,
          until,
          requestId: ctx?.requestId ?? null,
        },
      }
    },
  })

/** A fault's own message may name tables, hosts or values: nobody outside reads it. */
function messageOf(error: TRPCError, requestId = "unknown") {
  if (error.code === "INTERNAL_SERVER_ERROR") return `Something went wrong on our side. Request ${requestId}.`
  if (error.code === "SERVICE_UNAVAILABLE") return `We cannot answer right now. Request ${requestId}.`
  return error.code.toLowerCase()
}

/** Outermost, so that it sees what the caller sees, the wait for a turn included. */
const measureCalls = t.middleware(async ({ ctx, path, next }) => {
  const start = performance.now()
  const result = await next()
  ctx.measureCall(path, result.ok ? "ok" : result.error.code.toLowerCase(), performance.now() - start)
  return result
})

// next() never rejects; it resolves to { ok: false, error }, the thrown value in error.cause.
const translateRefusals = t.middleware(async ({ next }) => {
  const result = await next()
  if (result.ok) return result
  const { cause } = result.error
  if (cause instanceof Refused) {
    throw new TRPCError({ code: httpCode[cause.kind], message: cause.code, cause })
  }
  if (isDatabaseUnavailable(cause)) throw new TRPCError({ code: "SERVICE_UNAVAILABLE", cause })
  return result
})

/** One place for all procedures: PostgreSQL holds neither NUL nor half a surrogate pair. */
const refuseUnstorableText = t.middleware(async ({ getRawInput, next }) => {
  // What can't be read at all is told by the input's own schema; a call without input may come without a body.
  const raw = await getRawInput().catch(() => undefined)
  if (holdsUnstorableText(raw)) throw new TRPCError({ code: "BAD_REQUEST" })
  return next()
})

export const { router, mergeRouters } = t

export const publicProcedure = t.procedure
  .meta({ access: "public" })
  .use(measureCalls)
  .use(translateRefusals)
  .use(refuseUnstorableText)
  .use(async ({ ctx, meta, type, next }) => {
    // Who is calling is asked of the database, so the turn comes first.
    const leave = meta?.hasOwnGate ? () => {} : await ctx.enter()
    try {
      const user = await ctx.whoIsCalling()
      const retryAfterSec = ctx.countCall(user)
      if (retryAfterSec > 0) throw new Refused("rate_limited", { retryAfterSec })
      const result = await next({ ctx: { user } })
      if (type === "mutation" && user && result.ok) await ctx.lists.noteWrite()
      return result
    } finally {
      leave()
    }
  })

/**
 * For lists that everyone sees. Where the replica is away, too slow or busy replaying, the primary is asked once before
 * anyone learns of it. A fault of ours stays one: asking twice would only double its load.
 */
export const listProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const replica = await ctx.lists.replica()
  if (replica) {
    const result = await next({ ctx: { db: replica } })
    if (result.ok || !isStandbyFault(result.error.cause)) return result
    ctx.lists.replicaFailed(result.error.cause)
  }
  return next({ ctx: { db: ctx.db } })
})

export const userProcedure = publicProcedure.meta({ access: "user" }).use(async ({ ctx, next }) => {
  const { user } = ctx
  if (!user) throw new Refused("sign_in_needed")
  const result = await next({ ctx: { user } })
  const cause = result.ok ? null : result.error.cause
  if (!(cause instanceof Refused) || cause.code !== "user_limited") return result
  // Whatever command refused them, they read until when.
  throw new Refused(cause.code, { ...cause.details, until: await limitedUntil(ctx.db, user.id) })
})

/** For moderators and administrators. What each may do to whom, commands decide. */
export const moderatorProcedure = userProcedure.meta({ access: "moderator" }).use(({ ctx, next }) => {
  const { role, twoFactorEnabled: hasSecondStep } = ctx.user
  refuse(whyNotModerator({ role, hasSecondStep, isSecondStepRequired: ctx.requireAdminSecondStep }))
  return next()
})

export const adminProcedure = userProcedure.meta({ access: "admin" }).use(({ ctx, next }) => {
  const { role, twoFactorEnabled: hasSecondStep } = ctx.user
  refuse(whyNotAdmin({ role, hasSecondStep, isSecondStepRequired: ctx.requireAdminSecondStep }))
  return next()
})
