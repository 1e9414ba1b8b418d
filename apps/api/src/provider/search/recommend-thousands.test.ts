import { beforeAll, expect, test } from "vitest"
import { newcomerEvery } from "@doable/domain/provider/ranking"
import type { ProviderFilter } from "@doable/domain/provider/input"
import { anApi } from "../../../test/api.ts"
import { categoryOf } from "../../../test/task-factories.ts"
import { aCaller } from "../../../test/task-world.ts"
import type { ProviderCard } from "../answers.ts"

const now = new Date("2026-08-04T09:00:00Z")
const world = anApi({ now: () => now })

type List = { data: ProviderCard[]; total: number; totalIsEstimate: boolean; nextCursor: string | null }

/** More than are ever counted, so that nobody counts them. */
const doers = 5_100

beforeAll(async () => {
  const { id } = await categoryOf(world.db, "plumbing")
  const client = await world.db.$client.connect()
  await client.query(`insert into users (id, name, email) select 'doer-' || n, 'Doer ' || n, n || '@doers.example'
    from generate_series(1, ${doers}) n`)
  await client.query({
    text: `insert into provider_profiles (user_id, status, headline, bio, lang, mode, category_ids, spoken_languages,
        standing, is_newcomer, level, published_at, last_active_at)
      select 'doer-' || n, 'published', 'Plumber', 'Pipes', 'en', 'remote', array[$1::uuid],
        array[(array['en', 'ru', 'ro'])[1 + n % 3]], 300000 + n * 7 % 4001 * 50, n % 9 = 0, 'none',
        $2::timestamptz - interval '1 day', $2::timestamptz - n % 5 * interval '3 days'
      from generate_series(1, ${doers}) n`,
    values: [id, now],
  })
  await client.query("analyze provider_profiles")
  client.release()
})

/** All pages, as someone with this language sees them. */
async function walk(locale: "en" | "ru", filter: ProviderFilter, limit: number) {
  const seeker = await aCaller(world, { locale })
  const seen: ProviderCard[] = []
  let cursor: string | undefined
  do {
    const input = { filter, pagination: { limit }, ...(cursor ? { cursor } : {}) }
    const page = await seeker.ask<List>("provider.getList", input)
    expect(page).toMatchObject({ total: 1000, totalIsEstimate: true })
    seen.push(...page.data)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return seen
}

const told = ({ id, why }: ProviderCard) => `${id} ${why.join()}`

test.each(["en", "ru"] as const)(
  "of thousands, those recommended without a filter are those of one that lets all in (%s)",
  async (locale) => {
    const all = await walk(locale, {}, 50)
    expect(all.map(told)).toEqual((await walk(locale, { kind: "individual" }, 100)).map(told))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const turns = all.flatMap(({ why }, place) => (why[0] === "newcomer" ? [place] : []))
    expect(turns.length).toBeGreaterThan(50)
    expect(turns.every((place) => place % newcomerEvery === newcomerEvery - 1)).toBe(true)
  },
)
