import { z } from "zod"

const key = z.string().regex(/^[\w-]+=*$/)

/** As the browser's own `PushSubscription` says it. */
export const subscribeInput = z.object({
  /**
   * Who wants it: the person right now, a page that keeps what they once wanted, or the worker because the browser's
   * address has changed. What the person removed comes back by themselves alone.
   */
  by: z.enum(["person", "page", "worker"]).default("person"),
  /** The browser's address until now. */
  former: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .optional(),
  endpoint: z.url({ protocol: /^https?$/ }).max(1000),
  keys: z.object({
    // A point of the curve P-256, and sixteen random bytes.
    p256dh: key.length(87),
    auth: key.length(22),
  }),
})
export type Subscribe = z.infer<typeof subscribeInput>

export const unsubscribeInput = z.object({ id: z.uuid() })
export type Unsubscribe = z.infer<typeof unsubscribeInput>
