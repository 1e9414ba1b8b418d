import { placeQueryLength } from "@doable/domain/place/limits"
import { day, listOf, readPlace, slug, someOf, text } from "../../blocks/list-page/read-address.ts"

const locales = ["en", "ru", "ro"] as const
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** So many may be asked at the same time. */
const most = 6

export interface DiscoverSearch {
  category?: string | undefined
  place?: string | number | undefined
  /** As it was typed, until a place is found for it. */
  where?: string | undefined
  date?: string | undefined
  languages?: string | undefined
  /** Those who are to be asked: their ids; empty when someone wanted to ask and marked nobody. */
  ask?: string | undefined
}

export function readDiscoverSearch(raw: Record<string, unknown>): DiscoverSearch {
  const place = readPlace(raw["place"])
  const ids = listOf(raw["ask"]).filter((one) => typeof one === "string" && uuid.test(one))
  return {
    category: slug(raw["category"]),
    place,
    where: place === undefined ? text(raw["where"], placeQueryLength) : undefined,
    date: day(raw["date"]),
    languages: someOf(locales, raw["languages"]),
    ask: raw["ask"] === undefined ? undefined : [...new Set(ids)].slice(0, most).join(","),
  }
}
