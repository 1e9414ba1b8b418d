import { and, asc, eq, inArray, isNull } from "drizzle-orm"
import { keysOfTask, type Lexeme } from "@doable/domain/saved-search/keys"
import type { QuietHours } from "@doable/domain/time/quiet-hours"
import { fitsFilter } from "@doable/domain/saved-search/matches"
import { whenToSend } from "@doable/domain/saved-search/when-to-send"
import type { AlertFrequency } from "@doable/domain/saved-search/status"
import type { TaskFilter } from "@doable/domain/task/input"
import type { Database, Transaction } from "../../platform/db/client.ts"
import { savedSearches, savedSearchMatches } from "../../platform/db/schema/saved-search.ts"
import type { Effect } from "../../platform/outbox/effect.ts"
import { recordAll } from "../../platform/outbox/record.ts"
import { hearNoMore } from "./hear-no-more.ts"
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
  userId: string
  filters: TaskFilter
  frequency: AlertFrequency
  quietHours: QuietHours | null
}

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

async function note(tx: Transaction, taskId: string, found: readonly Candidate[], now: Date) {
  // A change, a deletion or an alert of one of them goes first or waits. Always in one order, so nothing deadlocks.
  const kept = await tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(
      inArray(
        savedSearches.id,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(savedSearches.id))
    .for("key share")
  const isKept = new Set(kept.map(({ id }) => id))
  const searches = found.filter(({ id }) => isKept.has(id))
  if (searches.length === 0) return
  const told = await toldBefore(tx, taskId, searches)
  const rows = searches.map((search) => {
    const due = whenToSend(search, now)
    return { searchId: search.id, taskId, matchedAt: now, dueAt: due && due > now ? due : null }
  })
  const added = await tx
    .insert(savedSearchMatches)
    .values(rows)
    .onConflictDoNothing()
    .returning({ searchId: savedSearchMatches.searchId, dueAt: savedSearchMatches.dueAt })
  const userOf = new Map(searches.map(({ id, userId }) => [id, userId]))
  // Of several searches of one person the first tells.
  const telling = new Map<string | undefined, string>()
  for (const { searchId, dueAt } of added) {
    const userId = userOf.get(searchId)
    if (dueAt === null && !told.has(userId) && !telling.has(userId)) telling.set(userId, searchId)
  }
  const heard = [...told, ...telling.keys()].filter((userId) => userId !== undefined)
  await hearNoMore(tx, heard, [taskId])
  await recordAll(
    tx,
    [...telling.values()].map((searchId) => ({ type: "saved-search.matched", searchId, taskIds: [taskId] })),
  )
}

/** Who of them has heard of the task by another of their searches. */
async function toldBefore(
  tx: Transaction,
  taskId: string,
  found: readonly Candidate[],
): Promise<Set<string | undefined>> {
  const { userId, id } = savedSearches
  const rows = await tx
    .selectDistinct({ userId })
    .from(savedSearchMatches)
    .innerJoin(savedSearches, eq(id, savedSearchMatches.searchId))
    .where(
      and(
        eq(savedSearchMatches.taskId, taskId),
        isNull(savedSearchMatches.dueAt),
        inArray(
          userId,
          found.map((one) => one.userId),
        ),
      ),
    )
  return new Set(rows.map((row) => row.userId))
}
