import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss"
import { PermanentRefusal } from "./platform/delivery/hand-over.ts"
import { keepQueues } from "./platform/jobs/queue.ts"
import type { Effect, Effects, EffectWorld } from "./platform/outbox/effect.ts"
import { distinctEffects, outboxQueues, queueOf } from "./platform/outbox/queues.ts"
import { startRelay } from "./platform/outbox/relay.ts"
import { runEffect } from "./platform/outbox/run-effect.ts"

type Options = {
  boss: PgBoss
  world: EffectWorld
  effects: Effects
  databaseUrl: string
  pollSeconds?: number
}

/** Queues, workers and the relay that feeds them. */
export async function startOutbox({ boss, world, effects, databaseUrl, pollSeconds = 5 }: Options) {
  await keepQueues(boss, outboxQueues(effects))
  for (const effect of distinctEffects(effects)) await work(boss, world, effect, pollSeconds)
  return startRelay({ db: world.db, log: world.log, boss, effects, databaseUrl })
}

/** Full batches follow each other without a pause; retries wait for the next look. */
async function work(boss: PgBoss, world: EffectWorld, effect: Effect, pollSeconds: number) {
  const options = {
    batchSize: 10,
    burstWhenBatchFull: true,
    perJobResults: true,
    includeMetadata: true,
    pollingIntervalSeconds: Math.min(pollSeconds, 2),
    notifyPollingIntervalSeconds: pollSeconds,
  } as const
  await boss.work<{ eventId: string }, unknown, typeof options>(queueOf(effect), options, (jobs) =>
    Promise.all(jobs.map((job) => attempt(world, effect, job))),
  )
}

type EffectJob = JobWithMetadata<{ eventId: string }>

async function attempt(world: EffectWorld, effect: Effect, job: EffectJob): Promise<JobResult> {
  const { id, data, retryCount, retryLimit } = job
  const { eventId } = data
  try {
    await runEffect(world, effect, eventId)
    return { id, status: "completed" }
  } catch (error) {
    const about = { err: error, effect: effect.name, eventId }
    const output = { error: error instanceof Error ? error.name : "unknown" }
    if (error instanceof PermanentRefusal) {
      world.log.error(about, "effect refused and not tried again, unless by `npm run outbox:resend`")
      return { id, status: "deadletter", output }
    }
    if (retryCount < retryLimit) world.log.warn(about, "effect failed")
    else world.log.error(about, "effect given up; `npm run outbox:resend` tries again")
    return { id, status: "failed", output }
  }
}
