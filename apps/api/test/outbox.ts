import { sql } from "../src/platform/db/drizzle.ts"
import type { PgBoss } from "pg-boss"
import { afterAll, beforeAll, expect } from "vitest"
import { effects as realEffects } from "../src/effects.ts"
import { createBoss } from "../src/platform/jobs/boss.ts"
import { failedQueue } from "../src/platform/jobs/queue.ts"
import type { Effects, EffectWorld } from "../src/platform/outbox/effect.ts"
import { createLog } from "../src/platform/settings/log.ts"
import { startOutbox } from "../src/start-outbox.ts"
import { aDatabase } from "./database.ts"
import { fileParts, testSecret } from "./factories.ts"
import { passPauses } from "./pass-pauses.ts"

type Given = { effects: Partial<Effects> } & Partial<Pick<EffectWorld, "mailer" | "sms">>

export const noEffects = Object.fromEntries(
  Object.keys(realEffects).map((type) => [type, []]),
) as unknown as Effects

/** An outbox with these effects alone, on a database of its own. */
export function anOutbox({ effects, ...given }: Given) {
  const logLines: string[] = []
  const world = Object.assign(aDatabase(), {
    boss: undefined as unknown as PgBoss,
    effectWorld: undefined as unknown as EffectWorld,
    logLines,
  })
  let outbox: Awaited<ReturnType<typeof startOutbox>>

  beforeAll(async () => {
    world.effectWorld = {
      db: world.db,
      mailer: { send: async () => {}, close: () => {} },
      sms: { send: async () => {} },
      push: null,
      storage: fileParts().storage,
      newResetToken: async () => null,
      log: createLog("warn", { write: (line) => void logLines.push(line) }),
      config: {
        appName: "Doable",
        uiUrl: "http://localhost",
        serverUrl: "http://localhost",
        authSecret: testSecret,
      },
      ...given,
    }
    world.boss = createBoss(world.url)
    await world.boss.start()
    outbox = await startOutbox({
      boss: world.boss,
      effects: { ...noEffects, ...effects },
      databaseUrl: world.url,
      world: world.effectWorld,
      pollSeconds: 1,
    })
  })
  afterAll(async () => {
    await outbox.stop()
    await world.boss.stop({ graceful: false })
  })

  /** How many effects are in one of these states, or not handed on yet. */
  async function open(...states: string[]): Promise<number> {
    const { rows } = await world.db.execute<{ open: number }>(sql`
      select (select count(*) from pgboss.job where name like 'effect.%' and state::text = any (${sql.param(states)}))::int
           + (select count(*) from outbox_events where dispatched_at is null)::int as open`)
    return rows[0]?.open ?? 0
  }

  return Object.assign(world, {
    /** Every effect has been tried. */
    tried: async () => {
      await expect.poll(() => open("created", "active")).toBe(0)
    },
    /** Every effect is done or given up; the pauses between tries are passed over. */
    settled: async () => {
      const left = async () => {
        await passPauses(world.db)
        return open("created", "retry", "active")
      }
      await expect.poll(left).toBe(0)
    },
    failed: () => world.boss.findJobs<{ eventId: string }>(failedQueue),
    errors: () => logLines.filter((line) => line.includes('"level":"error"')),
  })
}
