import { degreesOf, longitudeScale } from "@doable/domain/task/whereabouts"
import type { Database } from "../platform/db/client.ts"
import type { ProviderRow } from "./lock-profile.ts"

const shown = 6
const mostCounted = 100

/**
 * Open tasks of others in the doer's leaves, in a language they speak, within their area or from afar. Those that
 * they have answered already, or are asked about, stand elsewhere.
 */
export async function findMatchingTasks(db: Database, row: ProviderRow) {
  if (row.categoryIds.length === 0) return { ids: [], total: 0, totalIsEstimate: false }
  const values: unknown[] = [row.categoryIds, row.userId, row.spokenLanguages]
  const ways: string[] = []
  if (row.mode === "remote" || row.mode === "both") ways.push("t.mode = 'remote'")
  if (row.mode !== "remote" && row.publicLat !== null && row.publicLng !== null) {
    values.push(row.publicLng * longitudeScale, row.publicLat, degreesOf(row.radiusKm))
    ways.push("t.spot <@ circle(point($4::float8, $5::float8), $6::float8)")
  }
  if (ways.length === 0) return { ids: [], total: 0, totalIsEstimate: false }
  const isAllowed = row.level === "verified" ? "true" : "not t.needs_verification"
  const text = `select t.id from tasks t
    where t.status = 'open' and t.visibility = 'public' and t.category_id = any($1::uuid[]) and t.owner_id <> $2
      and t.spoken_languages && $3::text[] and ${isAllowed} and (${ways.join(" or ")})
      and not exists (select 1 from task_offers o where o.task_id = t.id and o.provider_id = $2)
      and not exists (select 1 from task_invites i where i.task_id = t.id and i.provider_id = $2
        and i.status <> 'expired')
    order by t.published_at desc nulls last, t.id desc nulls last limit ${mostCounted + 1}`
  const { rows } = await db.$client.query<{ id: string }>({ text, values })
  const ids = rows.slice(0, shown).map(({ id }) => id)
  return { ids, total: Math.min(rows.length, mostCounted), totalIsEstimate: rows.length > mostCounted }
}
