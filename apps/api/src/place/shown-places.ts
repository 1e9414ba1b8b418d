import type { z } from "zod"
import type { Database } from "../platform/db/client.ts"
import type { shownPlace } from "./shown-place.ts"

type Name = z.infer<typeof shownPlace>["name"]
type Named = { id: string; name: Name }
/** A sector is shown with its city. */
type PlaceNames = (placeId: string | null, cityId: string | null) => z.infer<typeof shownPlace> | null

/** Places change with a release alone, so each name is read once. */
const known = new WeakMap<Database, Map<string, Name>>()

export async function shownPlaces(db: Database, ids: (string | null)[]): Promise<PlaceNames> {
  const names = known.get(db) ?? new Map<string, Name>()
  known.set(db, names)
  const unknown = ids.filter((id) => id !== null && !names.has(id))
  if (unknown.length > 0) {
    const text = "select id, name from places where id = any($1::text[])"
    const { rows } = await db.$client.query<Named>({ name: "place_names", text, values: [unknown] })
    for (const { id, name } of rows) names.set(id, name)
  }
  return (id, cityId) => {
    const name = id === null ? undefined : names.get(id)
    if (id === null || name === undefined) return null
    return { id, name, city: cityId === null || cityId === id ? null : (names.get(cityId) ?? null) }
  }
}
