import type { JobResult, PgBoss } from "pg-boss"
import { createFailedQueue } from "../jobs/queue.ts"
import type { Effect, Effects, EffectWorld } from "./effect.ts"
import { createEffectQueues, distinctEffects, queueOf } from "./queues.ts"
import { startRelay } from "./relay.ts"
import { runEffect } from "./run-effect.ts"

type Options = {
  boss: PgBoss
  world: EffectWorld
  effects: Effects
  databaseUrl: string
  pollSeconds?: number
}

/** Queues, workers and the relay that feeds them. */
export async function startOutbox({ boss, world, effects, databaseUrl, pollSeconds = 5 }: Options) {
  await createFailedQueue(boss)
  await createEffectQueues(boss, effects)
  for (const effect of distinctEffects(effects)) await work(boss, world, effect, pollSeconds)
  return startRelay({ db: world.db, log: world.log, boss, effects, databaseUrl })
}

/** Full batches follow each other without a pause; retries wait for the next look. */
async function work(boss: PgBoss, world: EffectWorld, effect: Effect, pollSeconds: number) {
  const options = {
    batchSize: 10,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: Math.min(pollSeconds, 2),
    notifyPollingIntervalSeconds: pollSeconds,
  } as const
  await boss.work<{ eventId: string }, unknown, typeof options>(queueOf(effect), options, (jobs) =>
    Promise.all(jobs.map(({ id, data }) => attempt(world, effect, id, data.eventId))),
  )
}

async function attempt(world: EffectWorld, effect: Effect, id: string, eventId: string): Promise<JobResult> {
  try {
    await runEffect(world, effect, eventId)
    return { id, status: "completed" }
  } catch (error) {
    world.log.warn({ err: error, effect: effect.name, eventId }, "effect failed")
    return { id, status: "failed", output: { error: error instanceof Error ? error.name : "unknown" } }
  }
}
