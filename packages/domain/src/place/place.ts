import { z } from "zod"
import { l10n } from "../text/l10n.ts"

export const countries = ["MD", "RO"] as const
export type Country = (typeof countries)[number]

/** A sector is a part of a city that people name when they say where they live. */
export const placeKinds = ["city", "town", "village", "sector"] as const
export type PlaceKind = (typeof placeKinds)[number]

export const place = z.object({
  id: z.string(),
  kind: z.enum(placeKinds),
  country: z.enum(countries),
  parentId: z.string().nullable(),
  name: l10n,
  region: l10n,
  /** 0 if unknown. */
  population: z.int(),
  lat: z.number(),
  lng: z.number(),
})
export type Place = z.infer<typeof place>
