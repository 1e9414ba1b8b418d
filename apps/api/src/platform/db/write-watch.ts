import type { Pool } from "pg"
import { withConnection } from "./client.ts"
import { isDiskFull } from "./unavailable.ts"

export type WriteWatch = ReturnType<typeof createWriteWatch>

const probe =
  "create temporary table disk_probe as select repeat('x', 1000) as filler from generate_series(1, 100)"

/** Whether the database takes what is written: a standby doesn't, and a full disk doesn't either. */
export function createWriteWatch(pool: Pool) {
  let wasFull = false

  return {
    /** Told of every fault. A full disk can't be seen by reading, so one that was met is looked for again. */
    note(error: unknown) {
      wasFull ||= isDiskFull(error)
    },
    async whyNot(): Promise<"read only" | "disk full" | null> {
      const { rows } = await pool.query<{ readOnly: boolean }>(
        `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "readOnly"`,
      )
      if (rows[0]?.readOnly) return "read only"
      if (!wasFull) return null
      try {
        await takeSomeDisk(pool)
        wasFull = false
        return null
      } catch (error) {
        if (isDiskFull(error)) return "disk full"
        throw error
      }
    },
  }
}

/** Rolled back right away, and still fails on a full disk. */
function takeSomeDisk(pool: Pool) {
  return withConnection(pool, async (client) => {
    await client.query("begin")
    await client.query(probe)
    await client.query("rollback")
  })
}
