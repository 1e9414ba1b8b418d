import { sql } from "../platform/db/drizzle.ts"
import type { Transaction } from "../platform/db/client.ts"
import { readPlaces } from "./place-cache.ts"

/** Brings the table up to the list that ships, in one statement. Nothing is removed: tasks may refer to it. */
export async function seedPlaces(tx: Transaction) {
  // Cities before their sectors, so that each parent is there.
  const list = readPlaces().toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null))
  await tx.execute(sql`
    insert into places (id, kind, country, parent_id, name, region, population, lat, lng)
    select id, kind, country, "parentId", name, region, population, lat, lng
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as given(
      id text, kind text, country text, "parentId" text, name jsonb, region jsonb, population int, lat float8, lng float8
    )
    on conflict (id) do update set
      kind = excluded.kind, country = excluded.country, parent_id = excluded.parent_id, name = excluded.name,
      region = excluded.region, population = excluded.population, lat = excluded.lat, lng = excluded.lng
    where places is distinct from excluded`)
}
