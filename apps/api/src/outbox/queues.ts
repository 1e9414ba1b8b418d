import type { PgBoss } from "pg-boss"
import { failedQueue, keepQueue } from "../jobs/queue.ts"
import type { Effect, Effects } from "./effect.ts"

export function queueOf(effect: Pick<Effect, "name">) {
  return `effect.${effect.name}`
}

/** An effect that serves many events has one queue and one worker. */
export function distinctEffects(effects: Effects): Effect[] {
  return [...new Set(Object.values(effects).flat() as Effect[])]
}

export async function createEffectQueues(boss: PgBoss, effects: Effects) {
  for (const effect of distinctEffects(effects)) {
    // Twelve tries with a growing pause of at most an hour: a mail server may be away for half a day.
    await keepQueue(boss, queueOf(effect), {
      expireInSeconds: 60,
      retryLimit: 12,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3600,
      deleteAfterSeconds: 24 * 60 * 60,
      deadLetter: failedQueue,
      notify: true,
    })
  }
}
