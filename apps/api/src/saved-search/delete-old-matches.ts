import { sql } from "drizzle-orm"
import { keptDays } from "@doable/domain/user/retention"
import type { Database } from "../platform/db/client.ts"

const portion = 1000

/** In portions, oldest first. What still waits to be told stays. */
export async function deleteOldMatches(db: Database): Promise<void> {
  let deleted: number
  do {
    const { rowCount } = await db.execute(sql`delete from saved_search_matches where (search_id, task_id) in (
      select search_id, task_id from saved_search_matches
      where matched_at < now() - interval '${sql.raw(String(keptDays.searchMatch))} days' and due_at is null
      order by matched_at limit ${portion})`)
    deleted = rowCount ?? 0
  } while (deleted === portion)
}
