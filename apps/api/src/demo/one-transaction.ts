import { connect, type Database } from "../platform/db/client.ts"

const insteadOf: Record<string, string> = {
  begin: "savepoint action",
  commit: "release savepoint action",
  rollback: "rollback to savepoint action",
}

/**
 * All or nothing, over one connection: the commands' transactions become parts of one large transaction. Stopping
 * half-way leaves an empty database, and no running timer ever sees people from the past.
 */
export async function inOneTransaction(
  databaseUrl: string,
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const db = connect(databaseUrl, { max: 1 })
  const pool = db.$client
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...asked: unknown[]) => unknown
    const inside = (asked: unknown, ...values: unknown[]) => {
      const text = (asked as { text?: string }).text ?? ""
      return query(insteadOf[text] ? { ...(asked as object), text: insteadOf[text] } : asked, ...values)
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
