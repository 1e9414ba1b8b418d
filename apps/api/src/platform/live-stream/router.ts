import { z } from "zod"
import { router, userProcedure } from "../trpc.ts"
import { liveEvent, type LiveEvent } from "../live/live-event.ts"
import { Refused } from "@doable/domain/refusal"
import type { UserContext } from "../context.ts"

const events = z.custom<AsyncGenerator<LiveEvent, void>>().transform(async function* (stream): AsyncGenerator<
  LiveEvent,
  void
> {
  for await (const event of stream) yield liveEvent.parse(event)
})

export const liveRouter = router({
  onEvent: userProcedure.output(events).subscription(({ ctx, signal }) => openStream(ctx, signal)),
})

async function openStream(ctx: UserContext, signal: AbortSignal | undefined) {
  const session = await ctx.callingSession()
  if (!session) throw new Refused("sign_in_needed")
  return ctx.live.open({ userId: ctx.user.id, sessionId: session.id }, signal)
}
