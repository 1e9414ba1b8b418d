import type { QueryResultRow } from "pg"
import { withConnection, type Database } from "./client.ts"

/** One letter wrong, missing or too many in a word of seven; the usual setting lets none of them pass. */
const leastResemblance = 0.5

/** For a statement that compares words by `%>`: how alike they must be holds for its transaction alone. */
export async function readByResemblance<Row extends QueryResultRow>(
  db: Database,
  statement: { text: string; values: unknown[] },
): Promise<Row[]> {
  return withConnection(db.$client, async (client) => {
    try {
      await client.query("begin")
      await client.query(`set local pg_trgm.word_similarity_threshold = ${leastResemblance}`)
      const { rows } = await client.query<Row>(statement)
      await client.query("commit")
      return rows
    } catch (error) {
      await client.query("rollback")
      throw error
    }
  })
}
