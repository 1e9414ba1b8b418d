// Doers by the hundred thousand, out of the words and towns of the tasks: in three languages, in every category.
import type { Database } from "../apps/api/src/platform/db/client.ts"
import { bringWords } from "./generate-tasks.ts"

/** One doer in five thousand knows about zeppelins. Two thirds have reviews, most have one leaf, some a second. */
const insertSome = `
  with people as (
    insert into users (id, name, email, email_verified, created_at)
    select 'doer-' || n, 'Doer ' || n, 'doer-' || n || '@example.com', true, now() - interval '1 year'
    from generate_series($1::bigint, $2::bigint) n)
  insert into provider_profiles (user_id, status, headline, folded_words, bio, lang, category_ids, branch_ids, mode,
    place_id, city_id, public_lat, public_lng, radius_km, hourly_rate, hourly_currency, price_from, price_currency,
    spoken_languages, work_days, same_day, rating_sum, rating_count, completed_count, median_reply_min, level, standing,
    completeness, is_newcomer, published_at, last_active_at)
  select 'doer-' || n, case when h % 10 = 0 then 'paused' else 'published' end,
    t.title || ' ' || n % 9973 || case when n % 5000 = 7 then ' zeppelin' else '' end,
    t.folded || ' ' || n % 9973 || case when n % 5000 = 7 then ' zepelin' else '' end,
    t.description, t.lang, array[c.id], array[c.parent_id], case when p.id is null then 'remote' else 'in_person' end,
    p.id, p.id, p.lat + (n % 7) * 0.01, p.lng + (n % 11) * 0.01, 5 + (h % 40)::int,
    price, currency, price, currency, array[t.lang], (h % 128)::int, h % 5 = 0,
    reviews * 3 + (h % (reviews * 2 + 1))::int, reviews, reviews + (h % 7)::int, case when h % 3 = 0 then (h % 3000)::int end,
    (array['none', 'contacts', 'verified'])[1 + h % 3], 300000 + (h % 200000)::int, 50 + (h % 50)::int,
    reviews < 3 and h % 2 = 0, at, now() - (h % 30) * interval '1 day'
  from generate_series($1::bigint, $2::bigint) n
  cross join lateral (select abs(hashint8(n)::bigint) as h) hashed
  cross join lateral (select now() - (h % 8640000) * interval '1 second' as at,
    case when h % 3 = 0 then 0 else (h % 60)::int end as reviews, (5000 + h % 90000)::int as price,
    (array['MDL', 'MDL', 'RON', 'EUR'])[1 + h % 4] as currency,
    case when h % 4 = 0 then null else 1 + (60 * power((h % 1009) / 1009.0, 3))::int % 60 end as place) made
  join bench_templates t on t.number = 1 + h % (select count(*) from bench_templates)
  join categories c on c.slug = t.slug
  left join places p on p.id = 'bench-' || made.place`

const portion = 20_000
/** The product gives up after seconds; a bench has time. */
const patient = { query_timeout: 30 * 60_000 } as object

/** Indexes are built afterwards, as any restore does it. */
export async function growProviders(db: Database, from: number, to: number) {
  const client = await db.$client.connect()
  try {
    await client.query("set statement_timeout = 0")
    // Rows of both tables are made by one statement; whose they are is right by construction.
    await client.query("set session_replication_role = replica")
    const { rows } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = 'provider_profiles' and indexname like 'providers\\_%'`,
    )
    for (const { name } of rows) await client.query(`drop index ${name}`)
    for (let first = from + 1; first <= to; first += portion) {
      await client.query({ text: insertSome, values: [first, Math.min(to, first + portion - 1)], ...patient })
    }
    await client.query("set maintenance_work_mem = '256MB'")
    for (const { definition } of rows) await client.query({ text: definition, ...patient })
    await client.query({ text: bringWords("provider_profiles"), ...patient })
    await client.query({ text: "vacuum analyze provider_profiles", ...patient })
    await client.query("vacuum analyze search_words")
  } finally {
    client.release(true)
  }
}
