import { z } from "zod"

/** What an open page is told. Other kinds join here. */
export const liveEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("notification"), unread: z.int().nonnegative() }),
])
export type LiveEvent = z.infer<typeof liveEvent>
