import type { ProviderFilter } from "@doable/domain/provider/input"
import type { WantedPlace } from "@doable/domain/saved-search/doer-matches"
import { placeCache } from "../place/place-cache.ts"

/** Where a search for doers wants them to come. */
export function wantedPlace({ placeId }: Pick<ProviderFilter, "placeId">): WantedPlace | null {
  const place = placeId === undefined ? undefined : placeCache().find(placeId)
  return place ? { lat: place.lat, lng: place.lng, cityId: place.parentId ?? place.id } : null
}
