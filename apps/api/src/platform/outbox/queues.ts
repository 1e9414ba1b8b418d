import { failed, failedQueue, type KeptQueue } from "../jobs/queue.ts"
import type { Effect, Effects } from "./effect.ts"

export function queueOf(effect: Pick<Effect, "name">) {
  return `effect.${effect.name}`
}

/** An effect that serves many events has one queue and one worker. */
export function distinctEffects(effects: Effects): Effect[] {
  return [...new Set(Object.values(effects).flat() as Effect[])]
}

/** Pauses grow from seconds to an hour and add up to three days: so long a mail server may be away. */
export const retries = { retryLimit: 82, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 } as const

/** That of the failed ones comes first: the others name it. */
export function outboxQueues(effects: Effects): KeptQueue[] {
  const queues = distinctEffects(effects).map((effect) => ({
    name: queueOf(effect),
    ...retries,
    // A worker that waits for a slow mail server keeps its jobs; one that died loses them within a minute.
    expireInSeconds: 15 * 60,
    heartbeatSeconds: 30,
    deleteAfterSeconds: 24 * 60 * 60,
    deadLetter: failedQueue,
    notify: true,
  }))
  return [failed, ...queues]
}
