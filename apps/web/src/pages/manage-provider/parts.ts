import type { ProfileHint } from "@doable/domain/provider/completeness"

/** The page in parts, one at a time; all belong to one form. */
export const parts = ["about", "what", "services", "works", "where"] as const
export type Part = (typeof parts)[number]

export function readPart(value: unknown): Part | undefined {
  return parts.find((part) => part === value)
}

const partByField: Record<string, Part> = {
  categoryIds: "what",
  hourlyRate: "what",
  mode: "where",
  placeId: "where",
  radiusKm: "where",
  availability: "where",
  portfolio: "works",
}

/** The part on which a field stands, by its path. */
export function partOf(path: string): Part {
  return partByField[path.split(".")[0] ?? ""] ?? "about"
}

/** Where to do what a hint asks for. */
export const placeOfHint: Record<ProfileHint, { part: Part; path: string }> = {
  avatar: { part: "about", path: "avatar" },
  headline: { part: "about", path: "headline" },
  bio: { part: "about", path: "bio" },
  bio_more: { part: "about", path: "bio" },
  categories: { part: "what", path: "categoryIds" },
  area: { part: "where", path: "mode" },
  price: { part: "what", path: "hourlyRate" },
  hours: { part: "where", path: "availability" },
  portfolio: { part: "works", path: "portfolio" },
  services: { part: "services", path: "services" },
}
