import { inArray } from "drizzle-orm"
import { keysOfTask, type Lexeme } from "@doable/domain/saved-search/keys"
import type { QuietHours } from "@doable/domain/saved-search/input"
import { fitsFilter } from "@doable/domain/saved-search/matches"
import { whenToSend } from "@doable/domain/saved-search/quiet-hours"
import type { AlertFrequency } from "@doable/domain/saved-search/status"
import type { TaskFilter } from "@doable/domain/task/input"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { savedSearches, savedSearchMatches } from "../../platform/db/schema/saved-search.ts"
import type { Effect } from "../../platform/outbox/effect.ts"
import { recordAll } from "../../platform/outbox/record.ts"
import { factsOf, mayHear, type Facts } from "../task-facts.ts"

/** Runs after a posting: the searches it concerns are looked up, never all of them. */
export const matchSearches: Effect = {
  name: "match-saved-searches",
  run: async ({ db }, event) => {
    if ("taskId" in event) await matchTask(db, event.taskId, new Date())
  },
}

const portion = 500

/** Notes what matches and tells those who want to hear right away. Running it twice tells nobody twice. */
export async function matchTask(db: Database, taskId: string, now: Date): Promise<void> {
  const task = await postedTask(db, taskId)
  if (!task) return
  const keys = keysOfTask({ ...task.facts, lexemes: task.lexemes })
  let after = "00000000-0000-0000-0000-000000000000"
  for (;;) {
    const some = await candidates(db, taskId, keys, after)
    const fitting = some.filter(({ filters }) => fitsFilter(filters, task.facts, now))
    if (fitting.length > 0) await db.transaction((tx) => note(tx, taskId, fitting, now))
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

type Candidate = {
  id: string
  filters: TaskFilter
  frequency: AlertFrequency
  quietHours: QuietHours | null
}

/** By their keys first, whatever the planner thinks of the rest. */
const candidatesOf = `
  with filed as materialized (
    select s.id, s.user_id, s.filters, s.frequency, s.quiet_hours, s.query, s.excluded from saved_searches s
    where s.scope = 'task' and s.frequency <> 'off' and s.keys && $2::text[] and s.id > $3::uuid)
  select s.id, s.filters, s.frequency, s.quiet_hours as "quietHours"
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

async function note(tx: Transaction, taskId: string, found: readonly Candidate[], now: Date) {
  // Searches that are being changed or deleted wait for nobody, and nobody waits for them.
  const kept = await tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(
      inArray(
        savedSearches.id,
        found.map(({ id }) => id),
      ),
    )
    .for("key share")
  const isKept = new Set(kept.map(({ id }) => id))
  const rows = found
    .filter(({ id }) => isKept.has(id))
    .map((search) => ({ searchId: search.id, taskId, matchedAt: now, dueAt: whenToSend(search, now) }))
  if (rows.length === 0) return
  const values = rows.map((row) => ({ ...row, dueAt: row.dueAt && row.dueAt > now ? row.dueAt : null }))
  const added = await tx
    .insert(savedSearchMatches)
    .values(values)
    .onConflictDoNothing()
    .returning({ searchId: savedSearchMatches.searchId, dueAt: savedSearchMatches.dueAt })
  const tellNow = added.filter(({ dueAt }) => dueAt === null)
  await recordAll(
    tx,
    tellNow.map(({ searchId }) => ({ type: "saved-search.matched", searchId, taskIds: [taskId] })),
  )
}
