import { drizzle } from "drizzle-orm/node-postgres"
import pg from "pg"

export type Database = ReturnType<typeof connect>
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0]

/** The time limits make a stalled database a quick 503 instead of a growing heap of waiting requests. */
export function connect(url: string, { max = 10 }: { max?: number } = {}) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: "doable-api",
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 4_000,
    query_timeout: 4_500,
    idle_in_transaction_session_timeout: 15_000,
  })
  // Without a listener, an idle connection that breaks (server restart) would end the process.
  pool.on("error", () => {})
  return drizzle({ client: pool, casing: "snake_case" })
}
