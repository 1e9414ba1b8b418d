import { z } from "zod"
import { providerFilter } from "../provider/input.ts"
import { excludeWords, taskFilter } from "../task/input.ts"
import { quietHours } from "../time/input.ts"
import { searchesPerPerson, searchNameLength, wordsPerSearch } from "./limits.ts"
import { alertFrequencies } from "./status.ts"

const id = z.uuid()

const name = z.string().trim().min(1).max(searchNameLength)

/** An alert takes fewer words than a list. */
export const hasManyWords = ({ q = "" }: { q?: string | undefined }) =>
  (q.match(/[\p{L}\p{N}]+/gu) ?? []).length > wordsPerSearch
const fewWords = (filter: { q?: string | undefined }) => !hasManyWords(filter)
const manyWords = { error: "saved_search_many_words", path: ["q"] }
const alertFilter = taskFilter.refine(fewWords, manyWords)
const doerFilter = providerFilter.refine(fewWords, manyWords)

const shared = {
  name,
  excludeWords: excludeWords.default([]),
  frequency: z.enum(alertFrequencies).default("instant"),
  quietHours: quietHours.nullable().default(null),
}

const payload = z.discriminatedUnion("scope", [
  z.object({ ...shared, scope: z.literal("task"), filters: alertFilter }),
  z.object({ ...shared, scope: z.literal("provider"), filters: doerFilter }),
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

/** `counted`: with what each has found; a list that only compares them doesn't need it. */
export const mySavedSearchesInput = z
  .object({
    limit: z.int().min(1).max(searchesPerPerson).default(searchesPerPerson),
    counted: z.boolean().default(true),
  })
  .default({ limit: searchesPerPerson, counted: true })
export type MySavedSearches = z.infer<typeof mySavedSearchesInput>

export const previewSearchInput = z.object({ filter: alertFilter, excludeWords: excludeWords.default([]) })
export type PreviewSearch = z.infer<typeof previewSearchInput>
export const previewDoersInput = z.object({ filter: doerFilter, excludeWords: excludeWords.default([]) })
export type PreviewDoers = z.infer<typeof previewDoersInput>

export const latestMatchesInput = z.object({ limit: z.int().min(1).max(20).default(5) }).default({ limit: 5 })
export type LatestMatches = z.infer<typeof latestMatchesInput>
