import { eq } from "../platform/db/drizzle.ts"
import { publicSpot } from "@doable/domain/task/whereabouts"
import type { Transaction } from "../platform/db/client.ts"
import { places } from "../platform/db/schema/place.ts"

type Typed = {
  placeId?: string | null | undefined
  lat?: number | null | undefined
  lng?: number | null | undefined
}
type Kept = { placeId: string | null; lat: number | null; lng: number | null }

/** Where something is, as columns: the place, its city, the exact spot and the one that everyone may see. */
export async function whereaboutsColumns(
  tx: Transaction,
  { placeId, lat, lng }: Typed,
  before: Kept | null,
  whenUnknown: () => Error,
) {
  const wantedId = placeId === undefined ? (before?.placeId ?? null) : placeId
  const [place] = wantedId
    ? await tx
        .select({ id: places.id, parentId: places.parentId, lat: places.lat, lng: places.lng })
        .from(places)
        .where(eq(places.id, wantedId))
    : []
  if (wantedId && !place) throw whenUnknown()
  // Half a spot is none; a spot of another place is none either.
  const hasMoved = placeId !== undefined && placeId !== before?.placeId
  const old = hasMoved || !before ? { lat: null, lng: null } : before
  const exact = { lat: lat === undefined ? old.lat : lat, lng: lng === undefined ? old.lng : lng }
  const spot = exact.lat === null || exact.lng === null ? null : { lat: exact.lat, lng: exact.lng }
  const shown = spot ? publicSpot(spot) : place
  return {
    placeId: wantedId,
    cityId: place ? (place.parentId ?? place.id) : null,
    lat: spot?.lat ?? null,
    lng: spot?.lng ?? null,
    publicLat: shown?.lat ?? null,
    publicLng: shown?.lng ?? null,
  }
}
