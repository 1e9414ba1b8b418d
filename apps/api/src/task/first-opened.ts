import { sql } from "../platform/db/drizzle.ts"

/** When the task `t` was open for the first time: `published_at` starts again whenever it is opened again. */
export const firstOpened = sql.raw(`coalesce((select min(e.created_at) from task_events e
  where e.task_id = t.id and e.to_status = 'open'), t.published_at)`)
