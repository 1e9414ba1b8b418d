// The list of doers from two thousand to two hundred thousand: typical questions through the whole procedure.
// Processor time of Node and PostgreSQL together, and how long one caller waits.
import { appRouter } from "../apps/api/src/router.ts"
import type { Database } from "../apps/api/src/db/client.ts"
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
async function questions(db: Database): Promise<Record<string, Input>> {
  const { rows } = await db.$client.query<{ slug: string; id: string }>(
    "select slug, id from categories where slug in ('plumbing', 'home-repair')",
  )
  const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id ?? ""
  const [leaf, branch] = [idOf("plumbing"), idOf("home-repair")]
  const filter = {}
  return {
    "recommended, page 1": { filter },
    "newest, page 1": { filter, sort: "newest" },
    "rating, page 1": { filter, sort: "rating" },
    "lowest price": { filter, sort: "price_low" },
    "recommended in a leaf": { filter: { categoryIds: [leaf] } },
    "recommended in a branch": { filter: { categoryIds: [branch] } },
    "leaf, town and language": { filter: { categoryIds: [leaf], placeId: "bench-7", languages: ["ro"] } },
    "leaf and a day": { filter: { categoryIds: [leaf], availableOn: "2026-08-04" }, sort: "rating" },
    "nearest in a leaf": { filter: { categoryIds: [leaf], placeId: "bench-7" }, sort: "nearest" },
    "a common word": { filter: { q: "meșter" } },
    "a word that names a category": { filter: { q: "сантехник" } },
    "a rare word": { filter: { q: "zeppelin" } },
    "a word that nobody wrote": { filter: { q: "qwrtplk" } },
    "a word with a slip": { filter: { q: "zepelinn" } },
    "a filter that fits nobody": { filter: { verifiedOnly: true, repeatCustomersOnly: true, ratingMin: 5 } },
  }
}

async function measure(db: Database, postmaster: number): Promise<Map<string, Cost>> {
  const caller = appRouter.createCaller(as(await aUser(db), db))
  const figures = new Map<string, Cost>()
  for (const [name, input] of Object.entries(await questions(db))) {
    const costs: Cost[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const cost = await costOf(postmaster, calls, () => caller.provider.getList(input))
      // The first round only warms up.
      if (round > 0) costs.push(cost)
    }
    figures.set(name, {
      spent: median(costs.map(({ spent }) => spent)),
      waited: median(costs.map(({ waited }) => waited)),
    })
  }
  return figures
}

await withDatabase(async ({ db, postmaster }) => {
  await prepare(db)
  const results: Map<string, Cost>[] = []
  let had = 0
  for (const size of sizes) {
    const since = performance.now()
    await growProviders(db, had, size)
    had = size
    console.log(`${size} doers after ${Math.round((performance.now() - since) / 1000)} s`)
    results.push(await measure(db, postmaster))
  }
  console.log(`| question | ${sizes.join(" | ")} | growth | waited |`)
  for (const [name, { spent, waited }] of results.at(-1) ?? []) {
    const own = results.map((figures) => (figures.get(name)?.spent ?? 0).toFixed(1))
    const growth = spent / (results[0]?.get(name)?.spent ?? spent)
    console.log(`| ${name} | ${own.join(" | ")} | ${growth.toFixed(1)} | ${waited.toFixed(1)} |`)
  }
})
