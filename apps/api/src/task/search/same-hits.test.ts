// Whichever way a page is found (whole words instead of starts, categories and days as lexemes, collecting,
// walking), the answer is that of one plain statement which reads everything.
import { beforeAll, describe, expect, test } from "vitest"
import type { TaskFilter } from "@doable/domain/task/input"
import { normalizeText } from "@doable/domain/text/normalize"
import { anApi } from "../../../test/api.ts"
import { aTask, categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import { searchWords } from "../../platform/search/list-words.ts"

const world = anApi()
type List = { data: { id: string }[]; total: number; totalIsEstimate: boolean; nextCursor: string | null }
let asker: Awaited<ReturnType<typeof aCaller>>
let plumbing: { id: string; parentId: string | null }
let website: { id: string; parentId: string | null }

/** Every third title has `blorn`, every second something that starts with `frabel`, one in fifty is a `zepelin`. */
const insertMany = `
  insert into tasks (owner_id, status, title, folded_title, description, lang, category_id, parent_category_id, mode,
    timing_kind, budget_kind, budget_min, budget_max, spoken_languages, published_at, expires_at)
  select t.owner_id, t.status, made.title, made.title, t.description, t.lang,
    case when n % 4 = 0 then $2 else $3 end::uuid, case when n % 4 = 0 then $4 else $5 end::uuid, t.mode, t.timing_kind,
    'fixed', 10000 + n % 50000, 10000 + n % 50000, t.spoken_languages,
    date_trunc('milliseconds', t.published_at - (n / 3) * interval '10 minutes'), t.expires_at
  from tasks t, generate_series(1, 4800) n
  cross join lateral (select 'Task ' || n || case when n % 3 = 0 then ' blorn' else '' end
    || case n % 6 when 0 then ' frabel' when 2 then ' frabeling' when 4 then ' frabels' else '' end
    || case when n % 50 = 7 then ' zepelin' else '' end as title) made
  where t.id = $1`

beforeAll(async () => {
  asker = await aCaller(world)
  const { db } = world
  plumbing = await categoryOf(db, "plumbing")
  website = await categoryOf(db, "web-development")
  const one = await aTask(db, asker.user, { title: "The first of all of them" })
  const values = [one.id, plumbing.id, website.id, plumbing.parentId, website.parentId]
  await db.$client.query(insertMany, values)
  await db.$client.query("analyze tasks")
})

async function plainly(filter: TaskFilter): Promise<string[]> {
  const { words = [], stems = [] } = searchWords(filter.q ?? "") ?? {}
  const { rows } = await world.db.$client.query<{ id: string }>(
    `select id from tasks where status = 'open' and visibility = 'public'
       and search @@ task_query($1, $2, '{}')
       and ($3::uuid[] is null or category_id = any($3) or parent_category_id = any($3))
       and coalesce(budget_max >= $4 and budget_min <= $5, $4 is null)
     order by published_at desc, id desc`,
    [words, stems, filter.categoryIds, filter.budgetMin ?? null, filter.budgetMax ?? null],
  )
  return rows.map(({ id }) => id)
}

const ask = (filter: TaskFilter, rest: object = {}) => asker.ask<List>("task.getList", { filter, ...rest })

async function pages(filter: TaskFilter, sort: string, most: number): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: List = await ask(filter, { sort, pagination: { limit: 100 }, ...(cursor ? { cursor } : {}) })
    seen.push(...page.data.map(({ id }) => id))
    cursor = page.nextCursor
  } while (cursor && seen.length < most)
  return seen
}

const budget = { budgetMin: 120_00, budgetMax: 300_00 }
const questions: [string, () => TaskFilter][] = [
  ["a common word", () => ({ q: "blorn" })],
  ["a beginning that several words have", () => ({ q: "frabel" })],
  ["two words", () => ({ q: "blorn frabels" })],
  ["a word and a leaf", () => ({ q: "blorn", categoryIds: [plumbing.id] })],
  ["a word and a branch", () => ({ q: "blorn", categoryIds: [plumbing.parentId ?? ""] })],
  ["a word and two leaves", () => ({ q: "frabel", categoryIds: [plumbing.id, website.id] })],
  ["a word, a leaf and a budget", () => ({ q: "blorn frabel", categoryIds: [plumbing.id], ...budget })],
  ["a rare word", () => ({ q: "zepelin" })],
  ["a rare word and a common one", () => ({ q: "zepelin frabel" })],
  ["the beginning of a rare word", () => ({ q: "zepe" })],
  ["two letters", () => ({ q: "he" })],
  ["a number that many begin with", () => ({ q: "100" })],
]

describe("the same hits", () => {
  test.each(questions)("for %s, page by page", async (_title, filter) => {
    const plain = await plainly(filter())
    const first = await ask(filter())
    expect(first.data.map(({ id }) => id)).toEqual(plain.slice(0, 20))
    expect(first.totalIsEstimate).toBe(plain.length > 1000)
    if (!first.totalIsEstimate) expect(first.total).toBe(plain.length)
    expect(await pages(filter(), "newest", 600)).toEqual(plain.slice(0, Math.min(plain.length, 600)))
  })

  test.each(questions)("for %s, the newest 500 of them weighed", async (_title, filter) => {
    const plain = await plainly(filter())
    expect((await pages(filter(), "best_match", 1000)).toSorted()).toEqual(plain.slice(0, 500).toSorted())
  })

  test("for words that are all fillers: none, with a category as without", async () => {
    expect((await ask({ q: "and the" })).total).toBe(0)
    expect((await ask({ q: "and the", categoryIds: [plumbing.id] })).total).toBe(0)
  })

  test("for a word that came only with an edit", async () => {
    const [one] = (await ask({ q: "zepelin" })).data
    expect((await ask({ q: "windjammer" })).total).toBe(0)
    await world.db.$client.query("update tasks set folded_title = $2 where id = $1", [
      one?.id,
      normalizeText("windjammers"),
    ])
    expect((await ask({ q: "windjammer" })).data.map(({ id }) => id)).toEqual([one?.id])
  })
})
