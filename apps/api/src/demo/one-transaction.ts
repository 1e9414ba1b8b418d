import { connectAlone, type Database } from "../platform/db/client.ts"

/** Nothing is sent for these. A savepoint for each command would cost an eighth of all round trips. */
const withoutOwn = ["begin", "commit"]
/** A command that failed has written half of what it does, so nothing may follow it. */
const endAll = "do $$ begin raise exception 'a command of the demo failed'; end $$"
const nothing = { rows: [], fields: [], rowCount: 0 }

/**
 * All or nothing, over one connection: the commands' transactions become parts of one large transaction. Stopping
 * half-way leaves an empty database, and no running timer ever sees people from the past.
 */
export async function inOneTransaction(
  databaseUrl: string,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const db = connectAlone(databaseUrl)
  const pool = db.$client
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown
    const inside = (asked: unknown, ...values: unknown[]) => {
      const text = (asked as { text?: string }).text ?? ""
      if (withoutOwn.includes(text)) return Promise.resolve(nothing)
      // Drizzle throws what the command failed with.
      if (text === "rollback") return (query(endAll) as Promise<unknown>).catch(() => nothing)
      return query(asked, ...values)
    }
    client.query = inside as typeof client.query
  })
  try {
    await pool.query("begin; set local idle_in_transaction_session_timeout to 0")
    await work(db)
    await pool.query("commit")
  } finally {
    // What wasn't committed is undone with the connection.
    await pool.end()
  }
}
