import { sql } from "./db/drizzle.ts"
import { dayOf } from "@doable/domain/time/market-day"
import type { Database } from "./db/client.ts"
import type { Log } from "./settings/log.ts"

/** How often each rule about words was met. */
export type TextHits = { add: (rule: string) => void; write: () => Promise<void> }

const everyMs = 5_000

/**
 * Counted in memory and written every few seconds: a refused act leaves nothing in the database, and no two people wait
 * for each other because they wrote the same word. A process that is killed forgets the last seconds.
 */
export function createTextHits({ db, log, now }: { db: Database; log: Log; now: () => Date }) {
  let counts = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (counts.size === 0) return
    const day = dayOf(now())
    const rows = [...counts].map(([rule, count]) => sql`(${rule}, ${day}::date, ${count}::int)`)
    counts = new Map()
    await db.execute(sql`insert into text_rule_hits (rule, day, count) values ${sql.join(rows, sql`, `)}
      on conflict (rule, day) do update set count = text_rule_hits.count + excluded.count`)
  }

  function add(rule: string): void {
    counts.set(rule, (counts.get(rule) ?? 0) + 1)
    timer ??= setTimeout(
      () => write().catch((err: unknown) => log.warn({ err }, "hits of text rules")),
      everyMs,
    )
  }

  return { add, write } satisfies TextHits
}
