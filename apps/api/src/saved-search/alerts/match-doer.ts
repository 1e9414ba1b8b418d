import { fitsDoerFilter, type DoerFacts } from "@doable/domain/saved-search/doer-matches"
import { keysOfDoer, type Lexeme } from "@doable/domain/saved-search/keys"
import type { ProviderFilter } from "@doable/domain/provider/input"
import type { Database } from "../../platform/db/client.ts"
import type { Effect } from "../../platform/outbox/effect.ts"
import { doerFactsOf } from "../../provider/note-listing.ts"
import { mayHear } from "../../user/may-hear.ts"
import { wantedPlace } from "../wanted-place.ts"
import { beforeAll, noteFound, portion, type Finding } from "./note-found.ts"

/** Runs after a profile was published or changed: the searches it concerns are looked up, never all of them. */
export const matchDoerSearches: Effect<"provider.listed"> = {
  name: "match-doer-searches",
  run: ({ db }, { providerId }) => matchDoer(db, providerId, new Date()),
}

/** Who has fitted all along is no news. Running it twice tells nobody twice. */
export async function matchDoer(db: Database, providerId: string, now: Date): Promise<void> {
  const doer = await publishedDoer(db, providerId)
  if (!doer) return
  const keys = keysOfDoer({ ...doer.facts, lexemes: doer.lexemes })
  const isNew = ({ filters, hadWords, wasListed }: Candidate) => {
    const place = wantedPlace(filters)
    if (!fitsDoerFilter(filters, doer.facts, place)) return false
    return doer.before ? !hadWords || !fitsDoerFilter(filters, doer.before, place) : !wasListed
  }
  let after = beforeAll
  for (;;) {
    const some = await candidates(db, [providerId, keys, after, doer.searchBefore])
    const fitting = some.filter(isNew)
    if (fitting.length > 0) {
      await db.transaction((tx) => noteFound(tx, { scope: "provider", foundId: providerId }, fitting, now))
    }
    if (some.length < portion) break
    after = some.at(-1)?.id ?? after
  }
  await db.$client.query({
    name: "compared_profile",
    text: compared,
    values: [providerId, doer.facts, doer.search],
  })
}

type Published = {
  facts: DoerFacts
  search: string
  lexemes: Lexeme[]
  before: DoerFacts | null
  searchBefore: string | null
}

async function publishedDoer(db: Database, providerId: string): Promise<Published | undefined> {
  const { rows } = await db.$client.query<Published>({
    name: "doer_to_match",
    text: `select ${doerFactsOf} as facts, p.search::text as search, (select json_agg(json_build_object(
        'lexeme', l.lexeme, 'isTitle', 'A' = any(l.weights))) from unnest(p.search) l) as lexemes,
        c.facts as before, c.search::text as "searchBefore"
      from provider_profiles p left join compared_profiles c on c.provider_id = p.id
      where p.id = $1 and p.status = 'published'`,
    values: [providerId],
  })
  return rows[0]
}

/** What was compared, and not what the profile says by now: that is another event's. */
const compared = `insert into compared_profiles (provider_id, facts, search)
  select p.id, $2::jsonb, $3::tsvector from provider_profiles p where p.id = $1
  on conflict (provider_id) do update set facts = excluded.facts, search = excluded.search`

type Candidate = Finding & {
  filters: ProviderFilter
  /** As for its words, it was found before. */
  hadWords: boolean
  /** Before the search was saved, as far as we know. */
  wasListed: boolean
}

/** By their keys first, whatever the planner thinks of the rest. */
const candidatesOf = `
  with filed as materialized (
    select s.* from saved_searches s
    where s.scope = 'provider' and s.frequency <> 'off' and s.keys && $2::text[] and s.id > $3::uuid)
  select s.id, s.user_id as "userId", s.filters, s.frequency, s.quiet_hours as "quietHours",
    p.published_at < s.created_at as "wasListed", 
    coalesce($4::tsvector @@ s.query, true) and not coalesce($4::tsvector @@ s.excluded, false) as "hadWords"
  from filed s
  join provider_profiles p on p.id = $1
  join users u on u.id = s.user_id and u.status = 'active' and u.deleted_at is null
  where (s.query is null or p.search @@ s.query) and (s.excluded is null or not p.search @@ s.excluded)
    and ${mayHear("s.user_id", "p.user_id")}
  order by s.id limit ${portion}`

async function candidates(db: Database, values: [string, string[], string, string | null]) {
  const { rows } = await db.$client.query<Candidate>({
    name: "searches_for_doer",
    text: candidatesOf,
    values,
  })
  return rows
}
