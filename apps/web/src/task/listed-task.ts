import type { Locale } from "@doable/domain/locale"
import type { TaskCardData } from "../session/answers/task-answers.ts"

/**
 * What lists show of a task, in one language, without what most have none of. Whatever a loader hands on stands in its
 * page once more, for the scripts.
 */
export type ListedTask = ReturnType<typeof listedTask>

export const listedTask = (
  { category, place, owner, translatedTitles = {}, ...task }: TaskCardData,
  locale: Locale,
) => ({
  id: task.id,
  status: task.status,
  title: task.title,
  ...(Object.keys(translatedTitles).length > 0 && { translatedTitles }),
  lang: task.lang,
  category: category && {
    slug: category.slug,
    parentSlug: category.parentSlug,
    ...(category.isPlain && { isPlain: category.isPlain }),
    name: category.name[locale],
  },
  mode: task.mode,
  place: place && { name: place.name[locale] },
  ...(task.distanceKm !== null && { distanceKm: task.distanceKm }),
  timing: task.timing && { kind: task.timing.kind, date: task.timing.date },
  isUrgent: task.isUrgent,
  budgetKind: task.budgetKind,
  budgetMin: task.budgetMin,
  budgetMax: task.budgetMax,
  offerCount: task.offerCount,
  spokenLanguages: task.spokenLanguages,
  publishedAt: task.publishedAt,
  ...(task.pictureUrl && { pictureUrl: task.pictureUrl }),
  owner: owner && { hireRate: owner.hireRate },
  isSaved: task.isSaved,
  why: task.why,
})
