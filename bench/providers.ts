// The list of doers from two thousand to two hundred thousand: typical questions through the whole procedure, beside the
// bare SQL for as many rows through pg, in interleaved rounds. Processor time of Node and PostgreSQL together.
import { appRouter } from "../apps/api/src/router.ts"
import type { Database } from "../apps/api/src/platform/db/client.ts"
import { as, aUser } from "../apps/api/test/factories.ts"
import { costOf, type Cost } from "./cost-of.ts"
import { withDatabase } from "./database.ts"
import { growProviders } from "./generate-providers.ts"
import { prepare } from "./generate-tasks.ts"
import { median } from "./rounds.ts"

const sizes = [2_000, 20_000, 200_000]
const rounds = 5
const calls = 10

type Caller = ReturnType<typeof appRouter.createCaller>
type Input = Parameters<Caller["provider"]["getList"]>[0]
type Question = { input: Input; where: string; by: string }

/** Without ranking, newcomers' places, total, typos and the viewer: the first page of matches, in a plain order. */
const bare = ({ where, by }: Question) => `
  select p.id, p.headline, p.mode, p.hourly_rate, p.hourly_currency, p.price_from, p.price_currency, p.level,
    p.spoken_languages, p.rating_sum, p.rating_count, p.completed_count, left(p.bio, 160) as excerpt, u.name, pl.name as place
  from provider_profiles p join users u on u.id = p.user_id left join places pl on pl.id = p.place_id
  where p.status = 'published' and ${where} order by ${by} limit 20`

async function questions(db: Database): Promise<Record<string, Question>> {
  const { rows } = await db.$client.query<{ slug: string; id: string }>(
    "select slug, id from categories where slug in ('plumbing', 'home-repair')",
  )
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? ""
  const [leaf, branch] = [idOf("plumbing"), idOf("home-repair")]
  const filter = {}
  const standing = "p.standing desc nulls last, p.id desc nulls last"
  const onShelf = (id: string) => `p.shelf_ids && array['${id}']::uuid[]`
  const word = (lexeme: string, config: string) => `p.search @@ plainto_tsquery('${config}', '${lexeme}')`
  const ask = (input: Input, where = "true", by = standing): Question => ({ input, where, by })
  return {
    "recommended, page 1": ask({ filter }),
    "newest, page 1": ask(
      { filter, sort: "newest" },
      "true",
      "p.published_at desc nulls last, p.id desc nulls last",
    ),
    "rating, page 1": ask(
      { filter, sort: "rating" },
      "true",
      "p.rating_key desc nulls last, p.id desc nulls last",
    ),
    "lowest price": ask({ filter, sort: "price_low" }, "p.price_currency = 'MDL'", "p.price_key, p.id"),
    "recommended in a subcategory": ask({ filter: { categoryIds: [leaf] } }, onShelf(leaf)),
    "recommended in a category": ask({ filter: { categoryIds: [branch] } }, onShelf(branch)),
    "subcategory, town and language": ask(
      { filter: { categoryIds: [leaf], placeId: "bench-7", languages: ["ro"] } },
      `${onShelf(leaf)} and p.city_id = 'bench-7' and p.spoken_languages && '{ro}'`,
    ),
    "subcategory and a day": ask(
      { filter: { categoryIds: [leaf], availableOn: "2026-08-04" }, sort: "rating" },
      `${onShelf(leaf)} and (p.work_days & 2) <> 0`,
      "p.rating_key desc nulls last, p.id desc nulls last",
    ),
    "nearest in a subcategory": ask(
      { filter: { categoryIds: [leaf], placeId: "bench-7" }, sort: "nearest" },
      onShelf(leaf),
      "p.spot <-> (select point(lng * 0.69, lat) from places where id = 'bench-7')",
    ),
    "a common word": ask({ filter: { q: "meșter" } }, word("mester", "romanian")),
    "a word that names a category": ask({ filter: { q: "сантехник" } }, onShelf(leaf)),
    "a rare word": ask({ filter: { q: "zeppelin" } }, word("zeppelin", "english")),
    "a word that nobody wrote": ask({ filter: { q: "qwrtplk" } }, word("qwrtplk", "english")),
    "a word with a typo": ask({ filter: { q: "zepelinn" } }, "p.search @@ 'zepelin:A'::tsquery"),
    "a filter without matches": ask(
      { filter: { verifiedOnly: true, repeatCustomersOnly: true, ratingMin: 5 } },
      "p.level = 'verified' and p.repeat_customers > 0 and p.rating_avg >= 5",
    ),
  }
}

type Figures = { ours: number; bare: number; waited: number }

async function measure(db: Database, postmaster: number): Promise<Map<string, Figures>> {
  const caller = appRouter.createCaller(as(await aUser(db), db))
  const figures = new Map<string, Figures>()
  for (const [name, question] of Object.entries(await questions(db))) {
    const ours: Cost[] = []
    const plain: Cost[] = []
    const statement = { name, text: bare(question) }
    for (let round = 0; round <= rounds; round += 1) {
      const ourCost = await costOf(postmaster, calls, () => caller.provider.getList(question.input))
      const plainCost = await costOf(postmaster, calls, () => db.$client.query(statement))
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
    await growProviders(db, had, size)
    had = size
    console.log(`${size} doers after ${Math.round((performance.now() - since) / 1000)} s`)
    results.push(await measure(db, postmaster))
  }
  const ms = (value: number | undefined) => (value ?? 0).toFixed(1)
  console.log(`| question | ${sizes.join(" | ")} | growth | waited | bare SQL | ratio |`)
  for (const [name, { ours, bare: plain, waited }] of results.at(-1) ?? []) {
    const own = results.map((figures) => ms(figures.get(name)?.ours))
    const growth = ours / (results[0]?.get(name)?.ours ?? ours)
    console.log(
      `| ${name} | ${own.join(" | ")} | ${growth.toFixed(1)} | ${ms(waited)} | ${ms(plain)} | ${(ours / plain).toFixed(1)} |`,
    )
  }
})
