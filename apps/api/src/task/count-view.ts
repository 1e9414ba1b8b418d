import { sql } from "../platform/db/drizzle.ts"
import { dayOf } from "@doable/domain/time/market-day"
import { viewerOn, type Viewing } from "../user/viewer-on.ts"
import type { Database } from "../platform/db/client.ts"
import { tasks, taskViews } from "../platform/db/schema/task.ts"

/**
 * One row per viewer and day, so that looking again writes nothing and the task's own row is left alone. A view
 * that can't be counted is no reason to show no task.
 */
export async function countView(ctx: Viewing, taskId: string): Promise<void> {
  const { db, now, log } = ctx
  const day = dayOf(now())
  const viewer = viewerOn(ctx, taskId, day)
  try {
    await db.insert(taskViews).values({ taskId, day, viewer }).onConflictDoNothing()
  } catch (error) {
    log.warn({ err: error, taskId }, "a view was not counted")
  }
}

const portion = 500

/** Once a day: sums up views before today into one number per day. Running it again adds nothing. */
export async function addUpViews(db: Database, now: Date): Promise<void> {
  let done: number
  do {
    const { rowCount } = await db.execute(sql`
      with old as (select distinct task_id from ${taskViews} where day < ${dayOf(now)}::date limit ${sql.raw(String(portion))}),
      gone as (
        delete from ${taskViews} v using old where v.task_id = old.task_id and v.day < ${dayOf(now)}::date
        returning v.task_id
      ),
      counted as (select task_id, count(*)::int as views from gone group by task_id)
      update ${tasks} t set view_count = t.view_count + counted.views from counted where t.id = counted.task_id`)
    done = rowCount ?? 0
  } while (done === portion)
}
