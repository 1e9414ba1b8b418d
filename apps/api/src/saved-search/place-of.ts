import { placeCache } from "../place/place-cache.ts"
import type { savedSearches } from "../platform/db/schema/saved-search.ts"

/** A distance is counted from the middle of a place; no two have the same one. */
export function placeOf({ placeId, near }: (typeof savedSearches.$inferSelect)["filters"]) {
  const place =
    placeId === undefined
      ? near && placeCache().list.find(({ lat, lng }) => lat === near.lat && lng === near.lng)
      : placeCache().find(placeId)
  if (!place) return null
  const city = place.parentId ? placeCache().find(place.parentId) : undefined
  return { id: place.id, name: place.name, city: city?.name ?? null }
}
