import { drizzle } from "drizzle-orm/node-postgres"
import pg from "pg"
import { addressOf } from "./address.ts"
import { forgetNames, nameStatements } from "./named-statements.ts"
import { isDatabaseUnavailable } from "./unavailable.ts"

export type Database = ReturnType<typeof connect>
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0]

interface ConnectOptions {
  max?: number
  /** How often the usual time limits; for tests and commands, which also run on busy machines. */
  patience?: number
  /** Through a pooler that lends a connection for one transaction: nothing may be left on it for the next one. */
  isPooled?: boolean
}

/** The time limits make a stalled database a quick 503 instead of a growing heap of waiting requests. */
export function connect(url: string, { max = 10, patience = 1, isPooled = false }: ConnectOptions = {}) {
  const pool = new pg.Pool({
    ...addressOf(url),
    max,
    application_name: "doable-api",
    connectionTimeoutMillis: 3_000 * patience,
    idleTimeoutMillis: 30_000,
    query_timeout: 4_500 * patience,
    // A pooler refuses these; it sets them itself (docs/operating.md).
    ...(!isPooled && {
      statement_timeout: 4_000 * patience,
      idle_in_transaction_session_timeout: 15_000 * patience,
    }),
  })
  // Without a listener, a broken connection (a server restart) would end the process: an idle one reports to the pool,
  // one in use to nobody. Its user learns of it from their own statement.
  pool.on("error", () => {})
  pool.on("connect", (client) => client.on("error", () => {}))
  pool.on("connect", isPooled ? forgetNames : nameStatements())
  const db = drizzle({ client: pool, casing: "snake_case" })
  db.transaction = (work, config) =>
    withConnection(pool, (client) => drizzle({ client, casing: "snake_case" }).transaction(work, config))
  return db
}

/** For a command: nobody waits for its page, and the machine may be busy with its own installation. */
export const connectAlone = (url: string) => connect(url, { max: 1, patience: 20 })

/**
 * For several statements on one connection; it is always given back. One that failed the work is closed: it may be in
 * the middle of a transaction, which the next one to use it would commit.
 */
export async function withConnection<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  try {
    return await work(client)
  } catch (error) {
    isBroken = isDatabaseUnavailable(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}
