import { z } from "zod"
import { placeQueryLength } from "./limits.ts"

const placesPerSearch = { usual: 8, max: 10 } as const

export const searchPlacesInput = z.object({
  q: z.string().max(placeQueryLength),
  limit: z.int().min(1).max(placesPerSearch.max).default(placesPerSearch.usual),
})
export type SearchPlaces = z.infer<typeof searchPlacesInput>

export const getPlaceInput = z.object({ id: z.string().min(1).max(40) })
export type GetPlace = z.infer<typeof getPlaceInput>
