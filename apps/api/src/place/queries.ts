import type { GetPlace, SearchPlaces } from "@doable/domain/place/input"
import type { Place } from "@doable/domain/place/place"
import { searchPlaces } from "@doable/domain/place/search-places"
import { Refused } from "@doable/domain/refusal"
import { placeCache } from "./place-cache.ts"

export function foundPlaces({ q, limit }: SearchPlaces) {
  const shelf = placeCache()
  const data = searchPlaces(shelf.index, q, limit).flatMap((id) => {
    const place = shelf.find(id)
    return place ? describePlace(place) : []
  })
  return { data, total: data.length }
}

export function placeById({ id }: GetPlace) {
  const place = placeCache().find(id)
  if (!place) throw new Refused("place_not_found")
  return describePlace(place)
}

/** A sector is told with the name of its city. */
function describePlace(place: Place) {
  const parent = place.parentId ? placeCache().find(place.parentId) : undefined
  return { ...place, parentName: parent?.name ?? null }
}
