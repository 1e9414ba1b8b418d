import { z } from "zod"

const placeQueryLength = { max: 80 } as const
const placesPerSearch = { usual: 8, max: 10 } as const

export const searchPlacesInput = z.object({
  q: z.string().max(placeQueryLength.max),
  limit: z.int().min(1).max(placesPerSearch.max).default(placesPerSearch.usual),
})
export type SearchPlaces = z.infer<typeof searchPlacesInput>

export const getPlaceInput = z.object({ id: z.string().min(1).max(40) })
export type GetPlace = z.infer<typeof getPlaceInput>
