// Our task list of one category, with its total, beside Vendure's search in a collection of as many rows.
import { join } from "node:path"
import pg from "pg"
import { searchPath } from "../../scripts/env.ts"
import { freePort } from "../../scripts/ports.ts"
import { withDatabase } from "../database.ts"
import { grow, prepare } from "../generate-tasks.ts"
import { cpuOfFamily, cpuOfProcess } from "../processor-time.ts"
import { startFork } from "./forked.ts"
import { install } from "./install.ts"
import { ask, compareLoads, type Call, type Side } from "./load.ts"

const size = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 100_000)
const portion = 10_000
const category = "plumbing"

const search = `query ($input: SearchInput!) {
  search(input: $input) {
    totalItems
    items {
      productId productName slug description currencyCode
      productAsset { id preview }
      price { ... on SinglePrice { value } ... on PriceRange { min max } }
      facetValueIds collectionIds
    }
  }
}`

/** Each task is a product with one variant, in the collections of its category and of the one above; open ones are enabled. */
const read = `
  select t.number, t.title, t.description, coalesce(t.budget_min, 10000) as price, t.status = 'open' as enabled,
    concat_ws(',', parent.slug, c.slug) as slugs, concat_ws(',', parent.number, c.number) as ids
  from (select *, row_number() over (order by published_at, id) as number from tasks) t
  join (select *, row_number() over (order by slug) as number from categories) c on c.id = t.category_id
  left join (select *, row_number() over (order by slug) as number from categories) parent on parent.id = c.parent_id
  where t.number > $1 and t.number <= $2`

const write = `
  insert into search_index_item ("productVariantId", "languageCode", "channelId", "productId", enabled, "productName",
    "productVariantName", description, slug, sku, price, "priceWithTax", "facetIds", "facetValueIds", "collectionIds",
    "collectionSlugs", "channelIds", "productPreview", "productVariantPreview")
  select number, 'en', channel.id, number, enabled, title, title, description, 'task-' || number, 'sku-' || number, price,
    price, '1', ids, ids, slugs, channel.id::text, '', ''
  from jsonb_to_recordset($1::jsonb)
    as row(number int, title text, description text, price int, enabled boolean, slugs text, ids text),
    (select id from channel limit 1) channel`

const folder = await install("vendure", "437 packages, 140 MB")

await withDatabase(async ({ url, db, postmaster }) => {
  await prepare(db)
  await grow(db, 0, size)
  const theirUrl = new URL(url)
  theirUrl.pathname = "/vendure"
  await db.$client.query("create database vendure")

  const uiUrl = `http://localhost:${await freePort()}`
  const ours = await startFork<{ api: number }>(new URL("../list-servers.ts", import.meta.url), [url, uiUrl])
  const shop = await startFork<string>(join(folder, "server.mjs"), [theirUrl.href, `${await freePort()}`], {
    cwd: folder,
    env: { PATH: searchPath().join(":"), NODE_ENV: "production", VENDURE_DISABLE_TELEMETRY: "true" },
  })

  const products = new pg.Client({ connectionString: theirUrl.href })
  await products.connect()
  for (let from = 0; from < size; from += portion) {
    const { rows } = await db.$client.query(read, [from, from + portion])
    await products.query(write, [JSON.stringify(rows)])
  }
  await products.query("vacuum analyze search_index_item")
  await products.end()

  const { rows } = await db.$client.query<{ id: string }>("select id from categories where slug = $1", [
    category,
  ])
  const input = {
    filter: { categoryIds: rows.map(({ id }) => id) },
    pagination: { limit: 20, offset: 0 },
  }
  const list = `http://127.0.0.1:${ours.said.api}/trpc/task.getList?input=${encodeURIComponent(JSON.stringify(input))}`
  // Grouped by product, as its own shops ask.
  const find: Call = {
    url: `${shop.said}/shop-api`,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query: search,
      variables: {
        input: { collectionSlug: category, take: 20, sort: { price: "ASC" }, groupByProduct: true },
      },
    }),
  }
  const spent = (pid: number) => async () => (await cpuOfProcess(pid)) + (await cpuOfFamily(postmaster))
  const theirs = "Vendure's search in a collection"
  const sides: Side[] = [
    { name: theirs, ...find, calls: 40, spent: spent(shop.pid) },
    { name: "task.getList in a category", url: list, calls: 1000, spent: spent(ours.pid), against: theirs },
  ]
  for (const side of sides) console.log(`${side.name}: ${summary(await ask(side))}`)
  await compareLoads(sides)
  ours.child.kill()
  shop.child.kill()
})

/** How many rows match, how many are on the page, and how many bytes they are. */
function summary(answer: Buffer) {
  type Answer = {
    result?: { data: { total: number; data: unknown[] } }
    data?: { search: { totalItems: number; items: unknown[] } }
  }
  const { result, data } = JSON.parse(answer.toString()) as Answer
  const total = result?.data.total ?? data?.search.totalItems
  const items = result?.data.data ?? data?.search.items ?? []
  return `${total} found, ${items.length} on the page, ${answer.length} bytes`
}
