import type { ProviderCardData } from "../session/answers/provider-answers.ts"

/** What lists show of a doer. Whatever a loader hands on stands in its page once more, for the scripts. */
export type ListedProvider = ReturnType<typeof listedProvider>

export const listedProvider = ({ categories, place, stats, ...provider }: ProviderCardData) => ({
  id: provider.id,
  name: provider.name,
  image: provider.image,
  headline: provider.headline,
  lang: provider.lang,
  categories: categories
    .slice(0, 1)
    .map(({ slug, parentSlug, isPlain }) => ({ slug, parentSlug, ...(isPlain && { isPlain }) })),
  mode: provider.mode,
  place: place && { name: place.name },
  distanceKm: provider.distanceKm,
  spokenLanguages: provider.spokenLanguages,
  hourlyRate: provider.hourlyRate,
  priceFrom: provider.priceFrom,
  level: provider.level,
  stats: {
    ratingAvg: stats.ratingAvg,
    ratingCount: stats.ratingCount,
    completedCount: stats.completedCount,
    medianReplyMin: stats.medianReplyMin,
  },
  isNewcomer: provider.isNewcomer,
  workDays: provider.workDays,
  isAway: provider.isAway,
  isSaved: provider.isSaved,
  why: provider.why,
})
