import { z } from "zod"
import { getPlaceInput, searchPlacesInput } from "@doable/domain/place/input"
import { place } from "@doable/domain/place/place"
import { l10n } from "@doable/domain/text/l10n"
import { publicProcedure, router } from "../platform/trpc.ts"
import { foundPlaces, placeById } from "./queries.ts"

const shownPlace = place.extend({ parentName: l10n.nullable() })

export const placeRouter = router({
  getById: publicProcedure
    .input(getPlaceInput)
    .output(shownPlace)
    .query(({ input }) => placeById(input)),
  search: publicProcedure
    .input(searchPlacesInput)
    .output(z.object({ data: z.array(shownPlace), total: z.number() }))
    .query(({ input }) => foundPlaces(input)),
})
