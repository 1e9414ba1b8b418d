import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../context.ts"

export async function openStream(ctx: UserContext, signal: AbortSignal | undefined) {
  const session = await ctx.callingSession()
  if (!session) throw new Refused("sign_in_needed")
  return ctx.live.open({ userId: ctx.user.id, sessionId: session.id }, signal)
}
