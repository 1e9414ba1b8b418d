import { z } from "zod"
import { router, userProcedure } from "../trpc.ts"
import { liveEvent, type LiveEvent } from "../live/live-event.ts"
import { openStream } from "./open-stream.ts"

const events = z.custom<AsyncGenerator<LiveEvent, void>>().transform(async function* (stream): AsyncGenerator<
  LiveEvent,
  void
> {
  for await (const event of stream) yield liveEvent.parse(event)
})

export const liveRouter = router({
  onEvent: userProcedure.output(events).subscription(({ ctx, signal }) => openStream(ctx, signal)),
})
