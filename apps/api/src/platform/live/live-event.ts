import { z } from "zod"

/** What an open page is told. Other kinds join here. */
export const liveEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("notification"), unread: z.int().nonnegative() }),
  /** Something in it is new: said, read, taken back. Without an id: look at all of them. */
  z.object({ kind: z.literal("conversation"), id: z.uuid().optional() }),
  /** The user's own task, or one they have an offer, a question or a job on. */
  z.object({ kind: z.literal("task"), id: z.uuid() }),
])
export type LiveEvent = z.infer<typeof liveEvent>
