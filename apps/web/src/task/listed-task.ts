import type { TaskCardData } from "../session/answers/task-answers.ts"

/** What lists show of a task. Whatever a loader hands on stands in its page once more, for the scripts. */
export type ListedTask = ReturnType<typeof listedTask>

export const listedTask = ({ category, place, owner, ...task }: TaskCardData) => ({
  id: task.id,
  status: task.status,
  title: task.title,
  translatedTitles: task.translatedTitles,
  lang: task.lang,
  category: category && {
    slug: category.slug,
    parentSlug: category.parentSlug,
    ...(category.isPlain && { isPlain: category.isPlain }),
    name: category.name,
  },
  mode: task.mode,
  place: place && { name: place.name },
  distanceKm: task.distanceKm,
  timing: task.timing && { kind: task.timing.kind, date: task.timing.date },
  isUrgent: task.isUrgent,
  budgetKind: task.budgetKind,
  budgetMin: task.budgetMin,
  budgetMax: task.budgetMax,
  offerCount: task.offerCount,
  spokenLanguages: task.spokenLanguages,
  publishedAt: task.publishedAt,
  pictureUrl: task.pictureUrl,
  owner: owner && { hireRate: owner.hireRate },
  isSaved: task.isSaved,
  why: task.why,
})
