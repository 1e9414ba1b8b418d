import type { Output } from "../fake-api.ts"

type Place = Output<"place.getById">

export function aPlace(own: Partial<Place> = {}): Place {
  return {
    id: "618605",
    kind: "city",
    country: "MD",
    parentId: null,
    name: { en: "Bălți", ru: "Бельцы", ro: "Bălți" },
    region: { en: "Bălți", ru: "Бельцы", ro: "Bălți" },
    population: 90_000,
    lat: 47.76,
    lng: 27.93,
    parentName: null,
    ...own,
  }
}
