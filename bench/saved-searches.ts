// What one posting costs when many people have saved a search: finding those it concerns, noting and telling them.
import { searchColumns } from "../apps/api/src/saved-search/search-columns.ts"
import { matchTask } from "../apps/api/src/saved-search/alerts/match-task.ts"
import type { Database } from "../apps/api/src/platform/db/client.ts"
import { categories } from "../apps/api/src/platform/db/schema/category.ts"
import { savedSearches } from "../apps/api/src/platform/db/schema/saved-search.ts"
import { aUser } from "../apps/api/test/factories.ts"
import { aTask } from "../apps/api/test/task-factories.ts"
import { withDatabase } from "./database.ts"
import { cpuOfFamily } from "./processor-time.ts"

const sizes = [10_000, 100_000]
const postings = 60
/** In every size so many searches match each posting. */
const matching = 5
/** No statement takes longer than the pool allows. */
const portion = 2000

/**
 * Words of the postings are among the first searches alone: more searches match no more often by chance, so what grows
 * is only the finding.
 */
const words = { ofPostings: 5000, ofOthers: 45_000 }

await withDatabase(async ({ db, postmaster }) => {
  const [owner, reader] = [await aUser(db), await aUser(db)]
  const leaves = (await db.select().from(categories)).filter(({ parentId }) => parentId !== null)
  const wanted = { q: "quimby", budgetMax: 90_000 }
  const found = await searchColumns(db, wanted, ["wooden"])
  const now = new Date()
  const row = { userId: reader.id, scope: "task", name: "Mine", frequency: "daily" } as const
  await db.insert(savedSearches).values(
    Array.from({ length: matching }, () => ({
      ...row,
      filters: wanted,
      ...found,
      createdAt: now,
      updatedAt: now,
    })),
  )
  let filled = 0
  for (const size of sizes) {
    await fill(
      db,
      reader.id,
      leaves.map(({ id }) => id),
      filled,
      size,
    )
    filled = size
    const microseconds = await measure(db, owner, postmaster)
    console.log(
      `${size} saved searches: ${(microseconds / 1000).toFixed(1)} ms of processor time per posting`,
    )
  }
})

/** A third by a word, a third by category and town, a third by category, town and budget. */
async function fill(db: Database, userId: string, leaves: string[], from: number, to: number) {
  for (let at = from; at < to; at += portion)
    await fillSome(db, userId, leaves, at, Math.min(to, at + portion))
  await db.$client.query("vacuum analyze saved_searches")
}

async function fillSome(db: Database, userId: string, leaves: string[], from: number, to: number) {
  await db.$client.query(
    `insert into saved_searches (user_id, scope, name, filters, frequency, keys, query, created_at, updated_at)
     select $1, 'task', 'Search ' || n, made.filters, 'daily', made.keys, made.query, now(), now()
     from generate_series($3::int + 1, $4::int) n
     cross join lateral (select 'word' || (case when n <= ${sizes[0]} then n * 7919 % ${words.ofPostings}
       else ${words.ofPostings} + n * 7919 % ${words.ofOthers} end) as word, ($2::uuid[])[1 + n % cardinality($2::uuid[])] as leaf,
       'town' || (n / 100 % 60) as town) picked
     cross join lateral (select
       case when n % 3 = 0 then jsonb_build_object('q', word)
         else jsonb_build_object('categoryIds', jsonb_build_array(leaf), 'placeId', town) end
         || case when n % 3 = 2 then '{"budgetMax": 50000}'::jsonb else '{}'::jsonb end as filters,
       case when n % 3 = 0 then array['w:' || word, 'p:' || word] else array['k:' || leaf || ':' || town] end as keys,
       case when n % 3 = 0 then task_query(array[word], array[word], '{}') end as query) made`,
    [userId, leaves, from, to],
  )
}

async function measure(db: Database, owner: { id: string }, postmaster: number): Promise<number> {
  const tasks = []
  for (let count = 0; count < postings + 10; count++) {
    const title = `Repair a quimby in room ${count}`
    tasks.push(
      await aTask(db, owner, {
        title,
        foldedTitle: title.toLowerCase(),
        description: `The old one broke. Somebody has to see word${count * 31} first, and bring word${count * 17}.`,
        budgetKind: "fixed",
        budgetMin: 40_000,
        budgetMax: 40_000,
      }),
    )
  }
  for (const { id } of tasks.slice(0, 10)) await matchTask(db, id, new Date())
  const before = (await cpuOfFamily(postmaster)) + nodeTime()
  for (const { id } of tasks.slice(10)) await matchTask(db, id, new Date())
  const spent = (await cpuOfFamily(postmaster)) + nodeTime() - before
  const { rows } = await db.$client.query<{ told: number }>(
    "select count(*)::int as told from saved_search_matches where task_id = $1",
    [tasks.at(-1)?.id],
  )
  const told = rows[0]?.told ?? 0
  if (told < matching) throw new Error(`only ${told} searches matched`)
  return spent / postings
}

function nodeTime(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}
