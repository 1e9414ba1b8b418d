import { drizzle } from "drizzle-orm/node-postgres"
import pg from "pg"

export type Database = ReturnType<typeof connect>
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0]

interface ConnectOptions {
  max?: number
  /** How often the usual time limits; for tests, which also run on machines that are busy with others. */
  patience?: number
}

/** The time limits make a stalled database a quick 503 instead of a growing heap of waiting requests. */
export function connect(url: string, { max = 10, patience = 1 }: ConnectOptions = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: "doable-api",
    connectionTimeoutMillis: 3_000 * patience,
    idleTimeoutMillis: 30_000,
    statement_timeout: 4_000 * patience,
    query_timeout: 4_500 * patience,
    idle_in_transaction_session_timeout: 15_000 * patience,
  })
  // Without a listener, an idle connection that breaks (server restart) would end the process.
  pool.on("error", () => {})
  return drizzle({ client: pool, casing: "snake_case" })
}
