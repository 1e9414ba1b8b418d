import { widerSearches, type Wishes } from "../../blocks/list-page/widen-search.ts"
import { changed, type TaskSearch } from "./task-search.ts"

/** What is given up first when nothing is found. Both ends of a stretch go together. */
const weakestFirst = {
  photos: ["photos"],
  few: ["few"],
  urgent: ["urgent"],
  unverified: ["unverified"],
  posted: ["posted"],
  hires: ["hires"],
  languages: ["languages"],
  budget: ["budget"],
  without: ["without"],
  min: ["min", "max"],
  from: ["from", "to"],
  mode: ["mode"],
  radius: ["radius"],
  place: ["place"],
  category: ["category"],
} as const satisfies Wishes<TaskSearch, string>

export const widerTaskSearches = (search: TaskSearch) => widerSearches(search, weakestFirst, changed)
