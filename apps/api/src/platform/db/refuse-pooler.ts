import { randomUUID } from "node:crypto"
import type { Pool } from "pg"
import { withConnection } from "./client.ts"

/** The part of a connection that this needs. */
type Session = { query: (text: string) => Promise<{ rows: { kept: string | null }[] }> }

/** Thrown at the start, in words for the operator. */
export class SharedConnections extends Error {}

const words =
  "DATABASE_URL leads to a pooler such as pgbouncer. Doable listens for messages, takes locks and sets time limits; " +
  "all of that needs connections that it doesn't share. Give the address of PostgreSQL itself."

/**
 * Checks that a setting stays with its connection. A pooler in transaction mode gives the connection used last to the
 * next caller, so the second call takes the first one's connection and holds it while the first looks for its setting.
 */
export async function refuseSharedConnections(first: Session, second: Session): Promise<void> {
  const mark = randomUUID()
  await first.query(`select set_config('doable.mark', '${mark}', false) as kept`)
  await second.query("begin")
  try {
    const { rows } = await first.query("select current_setting('doable.mark', true) as kept")
    if (rows[0]?.kept !== mark) throw new SharedConnections(words)
  } finally {
    await second.query("rollback")
  }
}

/** pgbouncer doesn't even connect with our time limits, unless it's configured to ignore them. */
export async function refusePooler(pool: Pool): Promise<void> {
  try {
    await withConnection(pool, (first) =>
      withConnection(pool, (second) => refuseSharedConnections(first, second)),
    )
  } catch (error) {
    const isRefused = error instanceof Error && /unsupported startup parameter/.test(error.message)
    throw isRefused ? new SharedConnections(words) : error
  }
}
