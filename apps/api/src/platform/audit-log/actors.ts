import type { Caller } from "../caller.ts"
import type { Context } from "../context.ts"
import type { Actor } from "./write-audit-log.ts"

export type Visit = Pick<Context, "clientAddress" | "userAgent" | "requestId">

const longestAgent = 512

/** A timer. */
export const clock: Actor = { id: null, role: "SYSTEM", requestId: null, origin: null }

/** Nobody is logged in; `id` is the account that an email or a password speaks for, if it is known. */
export function visitor({ clientAddress, userAgent, requestId }: Visit, id: string | null = null): Actor {
  const origin = { address: clientAddress, agent: userAgent?.slice(0, longestAgent) ?? null }
  return { id, role: "VISITOR", requestId, origin }
}

/** The logged-in user, with their current rights. */
export function caller(ctx: Visit & { user: Pick<Caller, "id" | "role"> }): Actor {
  return { ...visitor(ctx, ctx.user.id), role: ctx.user.role }
}
