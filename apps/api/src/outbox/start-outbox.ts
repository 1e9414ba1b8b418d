import type { PgBoss } from "pg-boss"
import { createFailedQueue } from "../jobs/queue.ts"
import type { EffectWorld, Effects } from "./effect.ts"
import type { EventType } from "./events.ts"
import { createEffectQueues, queueOf } from "./queues.ts"
import { startRelay } from "./relay.ts"
import { runEffect } from "./run-effect.ts"

type Options = { boss: PgBoss; world: EffectWorld; effects: Effects; databaseUrl: string }

/** Queues, workers and the relay that feeds them. */
export async function startOutbox({ boss, world, effects, databaseUrl }: Options) {
  await createFailedQueue(boss)
  await createEffectQueues(boss, effects)
  for (const type of Object.keys(effects) as EventType[]) {
    for (const effect of effects[type]) {
      const options = { batchSize: 1, localConcurrency: 2, notifyPollingIntervalSeconds: 10 } as const
      await boss.work<{ eventId: string }>(queueOf(effect), options, async ([job]) => {
        if (!job) return
        try {
          await runEffect(world, effect, job.data.eventId)
        } catch (error) {
          world.log.warn({ err: error, effect: effect.name, eventId: job.data.eventId }, "effect failed")
          throw error
        }
      })
    }
  }
  return startRelay({ db: world.db, log: world.log, boss, effects, databaseUrl })
}
