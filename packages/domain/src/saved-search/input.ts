import { z } from "zod"
import { providerFilter } from "../provider/input.ts"
import { taskFilter, type TaskFilter } from "../task/input.ts"
import { quietHours } from "../time/input.ts"
import { excludedPerSearch, searchesPerPerson, searchNameLength, wordsPerSearch } from "./limits.ts"
import { alertFrequencies } from "./status.ts"

const id = z.uuid()

const name = z.string().trim().min(1).max(searchNameLength)
const excludeWords = z.array(z.string().trim().min(1).max(40)).max(excludedPerSearch)

const fewWords = ({ q = "" }: TaskFilter) => (q.match(/[\p{L}\p{N}]+/gu) ?? []).length <= wordsPerSearch
const alertFilter = taskFilter.refine(fewWords, { error: "saved_search_many_words", path: ["q"] })

const payload = z.discriminatedUnion("scope", [
  z.object({
    scope: z.literal("task"),
    name,
    filters: alertFilter,
    excludeWords: excludeWords.default([]),
    frequency: z.enum(alertFrequencies).default("instant"),
    quietHours: quietHours.nullable().default(null),
  }),
  z.object({ scope: z.literal("provider"), name, filters: providerFilter }),
])

export const createSavedSearchInput = z.object({ payload })
export type CreateSavedSearch = z.infer<typeof createSavedSearchInput>

/** What is left out stays. */
export const updateSavedSearchInput = z.object({
  id,
  payload: z.object({
    name: name.optional(),
    excludeWords: excludeWords.optional(),
    frequency: z.enum(alertFrequencies).optional(),
    quietHours: quietHours.nullable().optional(),
  }),
})
export type UpdateSavedSearch = z.infer<typeof updateSavedSearchInput>

export const savedSearchIdInput = z.object({ id })
export type SavedSearchId = z.infer<typeof savedSearchIdInput>

export const mySavedSearchesInput = z
  .object({ limit: z.int().min(1).max(searchesPerPerson).default(searchesPerPerson) })
  .default({ limit: searchesPerPerson })
export type MySavedSearches = z.infer<typeof mySavedSearchesInput>

export const previewSearchInput = z.object({ filter: alertFilter, excludeWords: excludeWords.default([]) })
export type PreviewSearch = z.infer<typeof previewSearchInput>

export const latestMatchesInput = z.object({ limit: z.int().min(1).max(20).default(5) }).default({ limit: 5 })
export type LatestMatches = z.infer<typeof latestMatchesInput>

/** What an alert is about: the list's filter without what only an older task can have. */
export function alertFilterOf({
  status: _s,
  postedWithin: _p,
  offersMax: _o,
  excludeWords: _e,
  ...filter
}: TaskFilter) {
  return filter
}
