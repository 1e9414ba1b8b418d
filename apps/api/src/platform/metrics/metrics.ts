import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client"
import type { Pool } from "pg"
import type { LiveHub } from "../live/hub.ts"
import type { Replica } from "../replica/replica.ts"
import type { Measure } from "./measure.ts"
import { findQueueFigures, type QueueFigures } from "./queue-figures.ts"

type Parts = { pool: Pool; replica: Replica; live: LiveHub; isClockLeapt: () => boolean }

/** Close together around what people notice, up to where a call is cut off. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
/** However often it is asked, the database is asked this often. */
const figuresMs = 5_000

/** The figures of this process for Prometheus. Labels are names of our own code, never of people or of what they wrote. */
export function createMetrics({ pool, replica, live, isClockLeapt }: Parts) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Counter({
    name: "doable_api_requests_total",
    help: "Requests answered, by route and status",
    labelNames: ["route", "status"] as const,
    registers,
  })
  const requestSeconds = new Histogram({
    name: "doable_api_request_seconds",
    help: "How long answers took, by route",
    labelNames: ["route"] as const,
    buckets,
    registers,
  })
  const calls = new Counter({
    name: "doable_api_calls_total",
    help: "Calls of procedures, by procedure and outcome (ok, or why not)",
    labelNames: ["procedure", "outcome"] as const,
    registers,
  })
  const callSeconds = new Histogram({
    name: "doable_api_call_seconds",
    help: "How long calls took, by procedure",
    labelNames: ["procedure"] as const,
    buckets,
    registers,
  })
  const listReads = new Counter({
    name: "doable_api_list_reads_total",
    help: "Lists read, by the database they came from (primary or replica)",
    labelNames: ["from"] as const,
    registers,
  })

  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  gauge("doable_api_database_connections", "Connections to the database", () => pool.totalCount)
  gauge("doable_api_database_connections_idle", "Connections that nobody uses", () => pool.idleCount)
  gauge("doable_api_database_waiting", "Statements that wait for a connection", () => pool.waitingCount)
  gauge("doable_api_replica_usable", "1 while lists may come from the replica", () =>
    Number(replica.isUsable()),
  )
  gauge("doable_api_live_pages", "Open pages that hear of news at once", () => live.count())
  gauge("doable_api_live_listening", "1 while news of the database is heard", () =>
    Number(live.isListening()),
  )
  gauge("doable_api_clock_leapt", "1 while timers are stopped because the clock leapt", () =>
    Number(isClockLeapt()),
  )

  const figures = keptFor(figuresMs, () => findQueueFigures(pool))
  const ofQueue = (name: string, help: string, read: (figures: QueueFigures) => Record<string, number>) =>
    new Gauge({
      name,
      help,
      labelNames: ["queue"] as const,
      registers,
      async collect() {
        this.reset()
        for (const [queue, value] of Object.entries(read(await figures()))) this.set({ queue }, value)
      },
    })
  ofQueue("doable_jobs_due", "Jobs that could run now, by queue", ({ due }) => due)
  ofQueue("doable_jobs_oldest_seconds", "How long the oldest of them has waited", ({ oldest }) => oldest)
  const ofDatabase = (name: string, help: string, read: (figures: QueueFigures) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(read(await figures()))
      },
    })
  ofDatabase("doable_jobs_failed", "Jobs that used up their tries and wait for a person", (f) => f.failed)
  ofDatabase("doable_outbox_waiting", "Events that were not handed on yet", (f) => f.outboxWaiting)
  ofDatabase("doable_outbox_oldest_seconds", "How long the oldest of them has waited", (f) => f.outboxOldest)
  ofDatabase("doable_sign_in_locked", "Accounts and networks whose sign-in is closed now", (f) => f.locked)

  const measure: Measure = {
    request(route, status, ms) {
      requests.inc({ route, status: String(status) })
      requestSeconds.observe({ route }, ms / 1000)
    },
    call(procedure, outcome, ms) {
      calls.inc({ procedure, outcome })
      callSeconds.observe({ procedure }, ms / 1000)
    },
    listRead: (from) => listReads.inc({ from }),
  }
  return { measure, registry }
}

/** Several gauges read one answer of the database. */
function keptFor<Answer>(ms: number, find: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { until: number; answer: Promise<Answer> } | undefined
  return () => {
    if (!kept || kept.until <= performance.now()) kept = { until: performance.now() + ms, answer: find() }
    return kept.answer
  }
}
