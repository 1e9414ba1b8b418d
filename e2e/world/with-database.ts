import { connect, type Database } from "../../apps/api/src/platform/db/client.ts"
import { world } from "./browser.ts"

/** The tables behind the pages, for what no page can do. */
export async function withDatabase<Answer>(work: (db: Database) => Promise<Answer>): Promise<Answer> {
  const db = connect(world.databaseUrl, { max: 2 })
  try {
    return await work(db)
  } finally {
    await db.$client.end()
  }
}
