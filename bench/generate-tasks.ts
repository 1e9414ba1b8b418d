// Tasks by the hundred thousand: in three languages, in every category, in sixty towns, a third of them open.
import { locales } from "../packages/domain/src/locale.ts"
import { normalizeText } from "../packages/domain/src/text/normalize.ts"
import { seedTree } from "../apps/api/src/category/seed/tree.ts"
import type { Database } from "../apps/api/src/platform/db/client.ts"

const people = 1000
const towns = 60

/** Words that every third task has, and a few that hardly any has. */
const wishes = {
  en: ["Need help with", "Looking for someone for", "Who can do", "Quick job:", "Careful hands for"],
  ru: ["Нужна помощь:", "Ищу мастера:", "Кто может сделать:", "Небольшая работа:", "Аккуратно выполнить:"],
  ro: ["Am nevoie de ajutor:", "Caut un meșter pentru", "Cine poate face:", "O lucrare mică:", "Cu grijă:"],
}
const details = {
  en: "The work is for this week, everything needed is bought already. Please say how long it takes and what it costs. The flat has {n} rooms on floor {m}.",
  ru: "Работа на этой неделе, всё нужное уже куплено. Напишите, сколько времени займёт и сколько стоит. В квартире {n} комнаты, этаж {m}.",
  ro: "Lucrarea e pentru săptămâna aceasta, tot ce trebuie e cumpărat. Scrie cât durează și cât costă. Apartamentul are {n} camere, etajul {m}.",
}

type Template = { slug: string; lang: string; title: string; description: string; folded: string }

function templates(): Template[] {
  return seedTree.flatMap((branch) =>
    branch.children.flatMap((leaf) =>
      locales.flatMap((lang) => {
        const subjects = [leaf.name[lang], ...leaf.synonyms[lang]].slice(0, 6)
        return subjects.flatMap((subject, at) => {
          const title = `${wishes[lang][at % wishes[lang].length]} ${subject.toLowerCase()}`.slice(0, 60)
          const description = `${leaf.description[lang]} ${details[lang].replace("{n}", String(at + 1)).replace("{m}", String(at + 2))}`
          return [{ slug: leaf.slug, lang, title, description, folded: normalizeText(title) }]
        })
      }),
    ),
  )
}

export async function prepare(db: Database) {
  const client = db.$client
  await client.query(
    `insert into users (id, name, email, email_verified, created_at)
     select 'bench-' || n, 'Person ' || n, 'bench-' || n || '@example.com', true, now() - interval '1 year'
     from generate_series(1, $1) n`,
    [people],
  )
  await client.query(
    `insert into places (id, kind, country, name, region, population, lat, lng)
     select 'bench-' || n, 'town', 'MD', jsonb_build_object('en', 'Town ' || n, 'ru', 'Город ' || n, 'ro', 'Oraș ' || n),
       jsonb_build_object('en', 'Region', 'ru', 'Район', 'ro', 'Raion'), 1000, 45.5 + (n * 37 % 280) / 100.0, 26.7 + (n * 53 % 340) / 100.0
     from generate_series(1, $1) n`,
    [towns],
  )
  await client.query(
    `create table bench_templates (number serial, slug text, lang text, title text, description text, folded text)`,
  )
  await client.query(
    `insert into bench_templates (slug, lang, title, description, folded)
     select slug, lang, title, description, folded from jsonb_to_recordset($1::jsonb)
       as t(slug text, lang text, title text, description text, folded text)`,
    [JSON.stringify(templates())],
  )
}

/** One task in five thousand is about a zeppelin. Towns differ in size, as they do. */
const insertSome = `
  insert into tasks (owner_id, status, title, folded_title, description, lang, category_id, parent_category_id, mode,
    place_id, city_id, public_lat, public_lng, timing_kind, due_date, is_urgent, budget_kind, budget_currency, budget_min,
    budget_max, spoken_languages, offer_count, picture_count, published_at, last_activity_at, expires_at, created_at, updated_at)
  select 'bench-' || 1 + n % ${people}, (array['open','completed','expired','cancelled'])[1 + (case when h % 100 < 35 then 0 else 1 + h % 3 end)],
    t.title || ' ' || n % 9973 || case when n % 5000 = 7 then ' zeppelin' else '' end,
    t.folded || ' ' || n % 9973 || case when n % 5000 = 7 then ' zepelin' else '' end,
    t.description, t.lang, c.id, c.parent_id, case when place is null then 'remote' else 'in_person' end,
    p.id, p.id, p.lat + (n % 7) * 0.01, p.lng + (n % 11) * 0.01,
    case when h % 2 = 0 then 'flexible' else 'before_date' end, case when h % 2 = 0 then null else current_date + (h % 90)::int end,
    h % 20 = 0, (array['fixed','range','open'])[1 + h % 3], (array['MDL','MDL','RON','EUR'])[1 + h % 4],
    case when h % 3 = 2 then null else (5000 + h % 90000)::int end,
    case when h % 3 = 0 then (5000 + h % 90000)::int when h % 3 = 1 then (15000 + 2 * (h % 90000))::int end,
    array[t.lang], (h % 11)::int, (h % 4)::int, at, at, now() + interval '30 days', at, at
  from generate_series($1::bigint, $2::bigint) n
  cross join lateral (select abs(hashint8(n)::bigint) as h) hashed
  cross join lateral (select now() - (h % 8640000) * interval '1 second' as at) aged
  cross join lateral (select case when h % 4 = 0 then null else 1 + (${towns} * power((h % 1009) / 1009.0, 3))::int % ${towns} end as place) placed
  join bench_templates t on t.number = 1 + h % (select count(*) from bench_templates)
  join categories c on c.slug = t.slug
  left join places p on p.id = 'bench-' || placed.place`

const portion = 20_000

/** What the triggers of a table do row by row. */
export const bringWords = (table: string) => `
  insert into search_words select distinct unnest(tsvector_to_array(ts_filter(search, '{a}'))) from ${table}
  on conflict do nothing`

/** Indexes are built afterwards, as any restore does it: a tenth of the time. */
export async function grow(db: Database, from: number, to: number) {
  const client = await db.$client.connect()
  try {
    await client.query("set statement_timeout = 0")
    // Words are brought in at the end, all at the same time.
    await client.query("set session_replication_role = replica")
    const isLarge = to - from > portion
    const { rows } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes where tablename = 'tasks' and indexname <> 'tasks_pkey'`,
    )
    if (isLarge) for (const { name } of rows) await client.query(`drop index ${name}`)
    for (let first = from + 1; first <= to; first += portion) {
      await client.query({ text: insertSome, values: [first, Math.min(to, first + portion - 1)], ...patient })
    }
    await client.query("set maintenance_work_mem = '512MB'")
    if (isLarge) for (const { definition } of rows) await client.query({ text: definition, ...patient })
    await client.query({ text: bringWords("tasks"), ...patient })
    await client.query({ text: "vacuum analyze tasks", ...patient })
    await client.query("vacuum analyze search_words")
  } finally {
    client.release(true)
  }
}

/** The product gives up after seconds; a bench has time. */
const patient = { query_timeout: 30 * 60_000 } as object
