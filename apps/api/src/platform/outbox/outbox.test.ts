import { randomUUID } from "node:crypto"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { eq, sql } from "../db/drizzle.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { PgBoss } from "pg-boss"
import { aDatabase } from "../../../test/database.ts"
import { fileParts } from "../../../test/factories.ts"
import { outboxDeliveries, outboxEvents } from "../db/schema/outbox.ts"
import { createBoss } from "../jobs/boss.ts"
import { failedQueue } from "../jobs/queue.ts"
import { createLog } from "../settings/log.ts"
import { dispatchWaiting } from "./relay.ts"
import type { Effects, EffectWorld } from "./effect.ts"
import { effects as realEffects } from "../../effects.ts"
import { queueOf, retries } from "./queues.ts"
import { record } from "./record.ts"
import { resendFailed } from "./resend-failed.ts"
import { startRelay } from "./relay.ts"
import { runEffect } from "./run-effect.ts"
import { startOutbox } from "../../start-outbox.ts"

const world = aDatabase()
const done: string[] = []
const failuresOf = new Map<string, number>()
const logLines: string[] = []

const none = Object.fromEntries(Object.keys(realEffects).map((type) => [type, []])) as unknown as Effects
const effects: Effects = {
  ...none,
  "password.changed": [
    {
      name: "note",
      run: async (_world, { userId }) => {
        const left = failuresOf.get(userId) ?? 0
        if (left > 0) {
          failuresOf.set(userId, left - 1)
          throw new Error("not yet")
        }
        done.push(userId)
      },
    },
  ],
}
/** Those whose effect waits until the test lets it go. */
const held = new Map<string, PromiseWithResolvers<void>>()
const begun: string[] = []
effects["user.activated"] = [
  {
    name: "hold",
    run: async (_world, { userId }) => {
      begun.push(userId)
      await held.get(userId)?.promise
    },
  },
]
const [note] = effects["password.changed"]
if (!note) throw new Error("no effect")

let boss: PgBoss
let outbox: ReturnType<typeof startRelay>
let effectWorld: EffectWorld

beforeAll(async () => {
  effectWorld = {
    db: world.db,
    mailer: { send: async () => {}, close: () => {} },
    sms: { send: async () => {} },
    push: null,
    storage: fileParts().storage,
    newResetToken: async () => null,
    log: createLog("warn", { write: (line) => void logLines.push(line) }),
    config: { appName: "Doable", uiUrl: "http://localhost", serverUrl: "http://localhost", authSecret: "" },
  }
  boss = createBoss(world.url)
  await boss.start()
  outbox = await startOutbox({ boss, effects, databaseUrl: world.url, world: effectWorld, pollSeconds: 1 })
  // Seconds instead of the hours that a real mail server is given.
  await boss.updateQueue(queueOf(note), { retryLimit: 2, retryDelay: 1, retryBackoff: false })
})
afterAll(async () => {
  await outbox.stop()
  await boss.stop({ graceful: false })
})

const relayAgain = ({ pollMs = 5_000 } = {}) =>
  startRelay({ boss, effects, db: world.db, databaseUrl: world.url, log: effectWorld.log, pollMs })

const timesDone = (userId: string) => done.filter((entry) => entry === userId).length
const eventOf = async (userId: string) =>
  (await world.db.select().from(outboxEvents)).find(
    ({ payload }) => (payload as { userId: string }).userId === userId,
  )

test("an effect is tried for three days, whatever chance makes of the pauses", () => {
  const { retryLimit, retryDelay, retryDelayMax } = retries
  /** As pg-boss plans the try after so many: doubling, up to as much again by chance, at most the longest. */
  const pause = (count: number, chance: number) => {
    const half = 2 ** Math.min(16, count + 1) / 2
    return Math.min(retryDelayMax, retryDelay * (half + half * chance))
  }
  const days = (chance: number) =>
    Array.from({ length: retryLimit }, (_, count) => pause(count, chance)).reduce((sum, one) => sum + one) /
    (24 * 60 * 60)
  expect(days(0)).toBeGreaterThan(3)
  expect(days(1)).toBeLessThan(3.2)
})

describe("an event", () => {
  test("wakes the relay by its commit, and has its effect once", async () => {
    await outbox.stop()
    // Looking once an hour: within this test only the wake-up can bring the event.
    outbox = relayAgain({ pollMs: 3_600_000 })
    await expect.poll(() => outbox.isListening()).toBe(true)
    await world.db.transaction((tx) => record(tx, { type: "password.changed", userId: "quick" }))
    await expect.poll(() => timesDone("quick")).toBe(1)
  })

  test("of an action that is rolled back never happens", async () => {
    const action = world.db.transaction(async (tx) => {
      await record(tx, { type: "password.changed", userId: "undone" })
      throw new Error("refused")
    })
    await expect(action).rejects.toThrow("refused")
    await world.db.transaction((tx) => record(tx, { type: "password.changed", userId: "after" }))
    await expect.poll(() => timesDone("after")).toBe(1)
    expect(timesDone("undone")).toBe(0)
  })

  test("is tried again until its effect succeeds", async () => {
    failuresOf.set("stubborn", 1)
    await record(world.db, { type: "password.changed", userId: "stubborn" })
    await expect.poll(() => timesDone("stubborn")).toBe(1)
  })

  test("whose job comes a second time acts no second time", async () => {
    await record(world.db, { type: "password.changed", userId: "twice" })
    await expect.poll(() => timesDone("twice")).toBe(1)
    const event = await eventOf("twice")
    const delivered = () =>
      world.db
        .select()
        .from(outboxDeliveries)
        .where(eq(outboxDeliveries.eventId, event?.id ?? ""))
    await expect.poll(async () => (await delivered()).length).toBe(1)
    await runEffect(effectWorld, note, event?.id ?? "")
    expect(timesDone("twice")).toBe(1)
  })

  test("that gives up lies in the queue of failures, where the overview counts it", async () => {
    failuresOf.set("hopeless", 99)
    await record(world.db, { type: "password.changed", userId: "hopeless" })
    const failed = async () => (await boss.findJobs(failedQueue)).length
    await expect.poll(failed, { timeout: 60_000 }).toBe(1)
    expect(timesDone("hopeless")).toBe(0)
    const errors = logLines.filter((line) => line.includes('"level":"error"'))
    expect(errors).toEqual([expect.stringContaining("given up")])

    failuresOf.delete("hopeless")
    expect(await resendFailed(boss)).toBe(1)
    await expect.poll(() => timesDone("hopeless")).toBe(1)
    expect([await failed(), await resendFailed(boss)]).toEqual([0, 0])
  })

  test("that is gone before its effect is an error in the log", async () => {
    const before = logLines.length
    await runEffect(effectWorld, note, randomUUID())
    expect(logLines.slice(before)).toEqual([expect.stringContaining("gone before its effect")])
  })

  test("is handed on once by two relays at the same time", async () => {
    await outbox.stop()
    const count = 250
    await world.db.transaction(async (tx) => {
      for (let number = 0; number < count; number += 1) {
        await record(tx, { type: "password.changed", userId: `many-${number}` })
      }
    })
    const drain = async () => {
      while ((await dispatchWaiting(world.db, boss, effects)) > 0);
    }
    await Promise.all([drain(), drain(), drain()])
    await drain()
    const jobs = await boss.findJobs<{ eventId: string }>(queueOf(note))
    const events = (await world.db.select().from(outboxEvents)).filter(({ payload }) =>
      (payload as { userId: string }).userId.startsWith("many-"),
    )
    const ids = new Set(events.map(({ id }) => id))
    expect(jobs.filter(({ data }) => ids.has(data.eventId))).toHaveLength(count)
    outbox = relayAgain()
  })
})

describe("a worker", () => {
  const jobQueue = queueOf({ name: "hold" })
  const supervise = async () => {
    // A queue that was looked at less than half a minute ago would be passed over.
    await world.db.execute(sql`update pgboss.queue set monitor_claim_on = null`)
    await boss.supervise()
  }
  const stateOf = async (userId: string) => {
    const event = await eventOf(userId)
    const jobs = await boss.findJobs<{ eventId: string }>(jobQueue)
    return jobs.find(({ data }) => data.eventId === event?.id)?.state
  }

  test("that waits for minutes keeps its job; one that is gone loses it", async () => {
    held.set("slow", Promise.withResolvers())
    await record(world.db, { type: "user.activated", userId: "slow" })
    await expect.poll(() => begun).toEqual(["slow"])
    await world.db.execute(
      sql`update pgboss.job set started_on = now() - interval '10 minutes', heartbeat_on = now() where name = ${jobQueue} and state = 'active'`,
    )
    await supervise()
    expect(await stateOf("slow")).toBe("active")

    // Nobody has touched the job for a minute, as if its process had been killed. This one lives, and may touch it
    // before the look.
    const lookAfterAMinute = async () => {
      await world.db.execute(
        sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where name = ${jobQueue} and state = 'active'`,
      )
      await supervise()
      return stateOf("slow")
    }
    await expect.poll(lookAfterAMinute).toBe("retry")
    held.get("slow")?.resolve()
  })
})

test("a process killed between the commit and the hand-over loses nothing", async () => {
  await outbox.stop()
  const source = `
    import { connect } from ${JSON.stringify(new URL("../db/client.ts", import.meta.url).href)}
    import { record } from ${JSON.stringify(new URL("record.ts", import.meta.url).href)}
    const db = connect(process.env.DATABASE_URL)
    await db.transaction((tx) => record(tx, { type: "password.changed", userId: "orphan" }))
    process.kill(process.pid, "SIGKILL")`
  const child = spawn(process.execPath, ["--input-type=module", "-e", source], {
    env: { DATABASE_URL: world.url },
  })
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"])
  expect((await eventOf("orphan"))?.dispatchedAt).toBeNull()

  outbox = relayAgain()
  await expect.poll(() => timesDone("orphan")).toBe(1)
})
