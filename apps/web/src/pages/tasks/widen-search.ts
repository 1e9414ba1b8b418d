import { radii } from "../../blocks/list-page/read-address.ts"
import { changed, type TaskSearch } from "./task-search.ts"

/** What is given up first when nothing is found: a wider circle, then the wishes that matter least. */
const weakestFirst = [
  "photos",
  "few",
  "urgent",
  "unverified",
  "posted",
  "hires",
  "languages",
  "budget",
  "without",
  "min",
  "from",
  "mode",
  "radius",
  "place",
  "category",
] as const satisfies readonly (keyof TaskSearch)[]

export type GivenUp = (typeof weakestFirst)[number]
export type Wider = { search: TaskSearch; radius?: number; givenUp: GivenUp[] }

/** Ever wider searches, each with all that was given up for it. The words themselves are never given up. */
export function widerSearches(search: TaskSearch): Wider[] {
  const wider: Wider[] = []
  const radius = radii.find((one) => search.radius !== undefined && one > search.radius)
  let present = search
  if (radius) {
    present = changed(search, { radius })
    wider.push({ search: present, radius, givenUp: [] })
  }
  const givenUp: GivenUp[] = []
  for (const key of weakestFirst) {
    if (present[key] === undefined && !(key === "min" && present.max) && !(key === "from" && present.to))
      continue
    present = changed(present, without(key))
    givenUp.push(key)
    wider.push({ search: present, ...(radius && present.radius ? { radius } : {}), givenUp: [...givenUp] })
  }
  return wider
}

/** Both ends of a stretch go together, and so does what means nothing without its place. */
function without(key: GivenUp): Partial<TaskSearch> {
  if (key === "min") return { min: undefined, max: undefined, currency: undefined }
  if (key === "from") return { from: undefined, to: undefined }
  if (key === "radius") return { radius: undefined }
  if (key === "place") return { place: undefined, radius: undefined }
  return { [key]: undefined }
}
