import { sql } from "../platform/db/drizzle.ts"
import { keptDays } from "@doable/domain/user/retention"
import type { Database } from "../platform/db/client.ts"

const portion = 1000

/** In portions, oldest first. What still waits to be told stays. */
export async function deleteOldMatches(db: Database): Promise<void> {
  await deleteOld(db, "saved_search_matches", "task_id")
  await deleteOld(db, "saved_search_doers", "provider_id")
}

async function deleteOld(db: Database, table: string, found: string) {
  const [matches, key] = [sql.raw(table), sql.raw(`search_id, ${found}`)]
  let deleted: number
  do {
    const { rowCount } = await db.execute(sql`delete from ${matches} where (${key}) in (
      select ${key} from ${matches}
      where matched_at < now() - interval '${sql.raw(String(keptDays.searchMatch))} days' and due_at is null
      order by matched_at limit ${portion})`)
    deleted = rowCount ?? 0
  } while (deleted === portion)
}
