import { keysOfTask, type Lexeme } from "@doable/domain/saved-search/keys"
import { fitsFilter } from "@doable/domain/saved-search/matches"
import type { TaskFilter } from "@doable/domain/task/input"
import type { Database } from "../../platform/db/client.ts"
import type { Effect } from "../../platform/outbox/effect.ts"
import { mayHear } from "../../user/may-hear.ts"
import { factsOf, type Facts } from "../task-facts.ts"
import { beforeAll, noteFound, portion, type Finding } from "./note-found.ts"

/** Runs after a posting: the searches it concerns are looked up, never all of them. */
export const matchSearches: Effect = {
  name: "match-saved-searches",
  run: async ({ db }, event) => {
    if ("taskId" in event) await matchTask(db, event.taskId, new Date())
  },
}

/** Notes what matches and tells those who want to hear right away. Running it twice tells nobody twice. */
export async function matchTask(db: Database, taskId: string, now: Date): Promise<void> {
  const task = await postedTask(db, taskId)
  if (!task) return
  const keys = keysOfTask({ ...task.facts, lexemes: task.lexemes })
  let after = beforeAll
  for (;;) {
    const some = await candidates(db, taskId, keys, after)
    const fitting = some.filter(({ filters }) => fitsFilter(filters, task.facts, now))
    if (fitting.length > 0) {
      await db.transaction((tx) => noteFound(tx, { scope: "task", foundId: taskId }, fitting, now))
    }
    if (some.length < portion) return
    after = some.at(-1)?.id ?? after
  }
}

type Posted = { facts: Facts; lexemes: Lexeme[] }

async function postedTask(db: Database, taskId: string): Promise<Posted | null> {
  const { rows } = await db.$client.query<Posted>({
    name: "task_to_match",
    text: `select ${factsOf} as facts, (select json_agg(json_build_object(
        'lexeme', l.lexeme, 'isTitle', 'A' = any(l.weights))) from unnest(t.search) l) as lexemes
      from tasks t join users o on o.id = t.owner_id
      where t.id = $1 and t.status = 'open' and t.visibility = 'public'`,
    values: [taskId],
  })
  return rows[0] ?? null
}

type Candidate = Finding & { filters: TaskFilter }

/** By their keys first, whatever the planner thinks of the rest. */
const candidatesOf = `
  with filed as materialized (
    select s.id, s.user_id, s.filters, s.frequency, s.quiet_hours, s.query, s.excluded from saved_searches s
    where s.scope = 'task' and s.frequency <> 'off' and s.keys && $2::text[] and s.id > $3::uuid)
  select s.id, s.user_id as "userId", s.filters, s.frequency, s.quiet_hours as "quietHours"
  from filed s
  join tasks t on t.id = $1
  join users u on u.id = s.user_id and u.status = 'active' and u.deleted_at is null
  where (s.query is null or t.search @@ s.query) and (s.excluded is null or not t.search @@ s.excluded)
    and ${mayHear("s.user_id", "t.owner_id")}
  order by s.id limit ${portion}`

async function candidates(db: Database, taskId: string, keys: string[], after: string): Promise<Candidate[]> {
  const { rows } = await db.$client.query<Candidate>({
    name: "searches_for_task",
    text: candidatesOf,
    values: [taskId, keys, after],
  })
  return rows
}
