import { randomUUID } from "node:crypto"
import type { Pool } from "pg"
import { connect, withConnection } from "./client.ts"

/** The part of a connection that this needs. */
type Session = { query: (text: string) => Promise<{ rows: { kept: string | null }[] }> }

/** Thrown at the start, in words for the operator. */
export class SharedConnections extends Error {}

const words =
  "This address leads to a pooler such as pgbouncer. Doable listens for messages, takes locks and sets time limits; " +
  "all of that needs connections that it doesn't share. Give the address of PostgreSQL itself in DATABASE_DIRECT_URL; " +
  "DATABASE_URL may then stay the pooler's."

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

/** A pooler can't be asked for this at its connection; it has to do it itself. */
export async function whyUnlimited(pool: Pool): Promise<string | null> {
  const { rows } = await pool.query<{ statement_timeout: string }>("show statement_timeout")
  return rows[0]?.statement_timeout === "0"
    ? "Statements that come through the pooler have no time limit. Give it a connect_query (docs/operating.md)."
    : null
}

export async function refusePoolerAt(databaseUrl: string): Promise<void> {
  const { $client: pool } = connect(databaseUrl, { max: 2, patience: 5 })
  await refusePooler(pool).finally(() => pool.end())
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
