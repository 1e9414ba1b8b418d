import { z } from "zod"
import { providerFilter } from "@doable/domain/provider/input"
import { quietHours } from "@doable/domain/time/input"
import { matchReasons } from "@doable/domain/saved-search/matches"
import { alertFrequencies } from "@doable/domain/saved-search/status"
import { taskFilter } from "@doable/domain/task/input"
import { shownCategory } from "../category/shown-category.ts"
import { shownPlace } from "../place/shown-place.ts"
import { providerCard } from "../provider/answers.ts"
import { taskCard } from "../task/answers.ts"

const shared = {
  id: z.string(),
  name: z.string(),
  excludeWords: z.array(z.string()),
  frequency: z.enum(alertFrequencies),
  quietHours: quietHours.nullable(),
  createdAt: z.string(),
  lastMatchAt: z.string().nullable(),
  /** One more than `matchesCounted` stands for all that are beyond. Null if nobody asked. */
  matchCount7d: z.number().nullable(),
  /** What the filter names, for people to read. What no longer exists is left out. */
  categories: z.array(shownCategory),
  place: shownPlace.nullable(),
}

export const savedSearch = z.discriminatedUnion("scope", [
  z.object({ ...shared, scope: z.literal("task"), filters: taskFilter }),
  z.object({ ...shared, scope: z.literal("provider"), filters: providerFilter }),
])
export type SavedSearch = z.infer<typeof savedSearch>

export const savedSearchList = z.object({ data: z.array(savedSearch), total: z.number() })

const preview = {
  total: z.number(),
  isMore: z.boolean(),
  days: z.array(z.object({ day: z.string(), count: z.number() })),
  leftOut: z.number(),
}

/** `days`: how many on each of the last seven days, today last. `leftOut`: because of the words to exclude. */
export const searchPreview = z.object({ data: z.array(taskCard), ...preview })
export type SearchPreview = z.infer<typeof searchPreview>

export const doersPreview = z.object({ data: z.array(providerCard), ...preview })
export type DoersPreview = z.infer<typeof doersPreview>

const matchReason = z.object({ kind: z.enum(matchReasons), km: z.number().optional() })

const found = { searchName: z.string(), matchedAt: z.string(), why: z.array(matchReason) }

export const latestMatches = z.object({
  data: z.array(z.object({ ...found, task: taskCard })),
  doers: z.array(z.object({ ...found, doer: providerCard })),
})
export type LatestMatches = z.infer<typeof latestMatches>
