import { sql } from "../platform/db/drizzle.ts"
import { keptDays } from "@doable/domain/user/retention"
import type { Database } from "../platform/db/client.ts"

const portion = 1000

/** What was read and is older than a year goes, with its counts. What nobody has read stays. */
export async function deleteOldNotifications(db: Database): Promise<void> {
  while ((await forgetSome(db)) === portion);
}

/** Oldest first, by the index over what was read; the people in the order in which every writer locks them. */
function forgetSome(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string; user_id: string }>(sql`
      select id, user_id from notifications where is_read and created_at < now() - make_interval(days => ${keptDays.readNotification})
      order by created_at limit ${sql.raw(String(portion))}`)
    if (rows.length === 0) return 0
    const ids = sql.param(rows.map(({ id }) => id))
    const people = sql.param([...new Set(rows.map(({ user_id }) => user_id))])
    await tx.execute(sql`
      select from notification_counts where user_id = any(${people}) order by user_id collate "C" for update`)
    // Under the locks: one that was marked as unread in the meantime stays.
    await tx.execute(sql`
      with gone as (delete from notifications where id = any(${ids}) and is_read returning user_id)
      update notification_counts c set total = c.total - g.count
      from (select user_id, count(*)::int as count from gone group by user_id) g where g.user_id = c.user_id`)
    return rows.length
  })
}
