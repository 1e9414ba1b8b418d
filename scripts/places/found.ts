/** A place as the sources tell it, before its names are settled. */
export type Found = {
  id: string
  country: "MD" | "RO"
  /** What GeoNames calls it; places of Moldova carry the rank of the classifier instead. */
  code: string
  region: string
  romanian: string
  russian?: string
  /** 0 if unknown. */
  population: number
  lat: number
  lng: number
}

export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
}
