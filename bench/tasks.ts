// The task list from ten thousand to a million rows: each typical question through the whole procedure, beside the
// bare SQL for the same page through pg, in interleaved rounds. Processor time of Node and PostgreSQL together.
import type { TaskList } from "../packages/domain/src/task/input.ts"
import type { Database } from "../apps/api/src/platform/db/client.ts"
import { appRouter } from "../apps/api/src/router.ts"
import { as, aUser } from "../apps/api/test/factories.ts"
import { bare, listed, page, words } from "./bare-list.ts"
import { costOf, type Cost } from "./cost-of.ts"
import { withDatabase } from "./database.ts"
import { grow, prepare } from "./generate-tasks.ts"
import { median } from "./rounds.ts"

const sizes = [10_000, 100_000, 1_000_000]
const rounds = 5
const calls = 20

type Question = { name: string; input: Partial<TaskList>; sql: string; values: unknown[] }
type Input = Parameters<ReturnType<typeof appRouter.createCaller>["task"]["getList"]>[0]

async function questions(db: Database): Promise<Question[]> {
  const { rows } = await db.$client.query<{ id: string }>("select id from categories where slug = 'plumbing'")
  const plumbing = rows[0]?.id ?? ""
  const text = (name: string, q: string, config: string, rest: object = {}, more = ""): Question => ({
    name,
    input: { filter: { q, ...rest } },
    sql: words(`t.search @@ plainto_tsquery('${config}', $1) ${more}`),
    values: [q],
  })
  const deep = await db.$client.query<{ at: Date; id: string }>(
    `select t.published_at as at, t.id from tasks t where ${listed} ${page.replace("limit 20", "limit 1 offset 979")}`,
  )
  const last = deep.rows[0]
  const cursor =
    last &&
    Buffer.from(
      JSON.stringify(["newest", new Date().toISOString(), last.at.toISOString(), last.id]),
    ).toString("base64url")
  return [
    { name: "newest, page 1", input: {}, sql: bare("true"), values: [] },
    {
      name: "newest, page 50 by offset",
      input: { pagination: { limit: 20, offset: 980 } },
      sql: bare("true", `${page} offset 980`),
      values: [],
    },
    {
      name: "newest, page 50 by cursor",
      input: cursor ? { cursor } : {},
      sql: bare("(t.published_at, t.id) < ($1, $2)"),
      values: [last?.at, last?.id],
    },
    {
      name: "category and city",
      input: { filter: { categoryIds: [plumbing], placeId: "bench-7" } },
      sql: bare("t.category_id = $1 and t.city_id = $2"),
      values: [plumbing, "bench-7"],
    },
    text("text, English, common word", "help", "english"),
    text("text, Russian, common word", "мастера", "russian"),
    text("text, Romanian, common word", "mester", "romanian"),
    text("text, rare word", "zeppelin", "english"),
    text("text, a word that nobody wrote", "qwrtplk", "english"),
    text("text, with a typo", "zepelinn", "english"),
    text(
      "text, category and budget",
      "нужна помощь",
      "russian",
      { categoryIds: [plumbing], budgetMin: 20_000, budgetMax: 60_000 },
      `and t.category_id = '${plumbing}' and t.budget_currency = 'MDL' and t.budget_max >= 20000 and t.budget_min <= 60000`,
    ),
    {
      name: "category and budget",
      input: { filter: { categoryIds: [plumbing], budgetMin: 20_000, budgetMax: 60_000 } },
      sql: bare(
        "t.category_id = $1 and t.budget_currency = 'MDL' and t.budget_max >= 20000 and t.budget_min <= 60000",
      ),
      values: [plumbing],
    },
    {
      ...text("best match for a common word", "help", "english"),
      input: { filter: { q: "help" }, sort: "best_match" },
    },
    {
      ...text("best match for a word that names a category", "сантехник", "russian"),
      input: { filter: { q: "сантехник" }, sort: "best_match" },
    },
  ]
}

/** Milliseconds of processor time, and of waiting, per call. */
type Figures = { ours: number; bare: number; waited: number }

async function measure(db: Database, postmaster: number): Promise<Map<string, Figures>> {
  const caller = appRouter.createCaller(as(await aUser(db), db))
  const figures = new Map<string, Figures>()
  for (const { name, input, sql, values } of await questions(db)) {
    const ours: Cost[] = []
    const plain: Cost[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const ourCost = await costOf(postmaster, calls, () => caller.task.getList(input as Input))
      const plainCost = await costOf(postmaster, calls, () => db.$client.query({ name, text: sql, values }))
      // The first round only warms up.
      if (round === 0) continue
      ours.push(ourCost)
      plain.push(plainCost)
    }
    figures.set(name, {
      ours: median(ours.map(({ spent }) => spent)),
      bare: median(plain.map(({ spent }) => spent)),
      waited: median(ours.map(({ waited }) => waited)),
    })
  }
  return figures
}

await withDatabase(async ({ db, postmaster }) => {
  await prepare(db)
  const results: Map<string, Figures>[] = []
  let had = 0
  for (const size of sizes) {
    const since = performance.now()
    await grow(db, had, size)
    had = size
    console.log(`${size} tasks after ${Math.round((performance.now() - since) / 1000)} s`)
    results.push(await measure(db, postmaster))
  }
  const ms = (value: number | undefined) => (value ?? 0).toFixed(2)
  console.log(`| question | ${sizes.join(" | ")} | growth | waited | bare SQL | ratio |`)
  for (const [name, { ours, bare: plain, waited }] of results.at(-1) ?? []) {
    const own = results.map((figures) => ms(figures.get(name)?.ours))
    const growth = ours / (results[0]?.get(name)?.ours ?? ours)
    console.log(
      `| ${name} | ${own.join(" | ")} | ${growth.toFixed(1)} | ${ms(waited)} | ${ms(plain)} | ${(ours / plain).toFixed(1)} |`,
    )
  }
})
