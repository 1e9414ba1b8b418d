// Whether a task is what someone searches for. Words are compared by the database, everything else here.
import { defaultCurrency, type Currency } from "../money/currency.ts"
import type { Locale } from "../locale.ts"
import type { TaskFilter } from "../task/input.ts"
import type { BudgetKind, TaskMode } from "../task/status.ts"
import { wantedDays } from "../time/wanted-days.ts"
import { distanceKm, type Spot } from "../task/whereabouts.ts"

export type TaskFacts = {
  categoryId: string | null
  parentCategoryId: string | null
  mode: TaskMode | null
  placeId: string | null
  cityId: string | null
  /** As the public sees it; null for remote work. */
  spot: Spot | null
  dueDate: string | null
  budgetKind: BudgetKind | null
  currency: Currency
  budgetMin: number | null
  budgetMax: number | null
  spokenLanguages: readonly Locale[]
  pictureCount: number
  isUrgent: boolean
  needsVerification: boolean
  ownerHireRate: number | null
}

/** The same answer that the list of tasks gives for this filter, its words aside. */
export function fitsFilter(filter: TaskFilter, task: TaskFacts, now: Date): boolean {
  return (
    isOnShelf(filter, task) &&
    isThere(filter, task) &&
    isInBudget(filter, task) &&
    isInTime(filter, task, now) &&
    isSuitable(filter, task)
  )
}

function isOnShelf({ categoryIds = [] }: TaskFilter, { categoryId, parentCategoryId }: TaskFacts): boolean {
  return categoryIds.length === 0 || categoryIds.some((id) => id === categoryId || id === parentCategoryId)
}

function isThere({ mode, placeId, near }: TaskFilter, task: TaskFacts): boolean {
  if (mode && mode !== task.mode) return false
  if (placeId !== undefined && placeId !== task.placeId && placeId !== task.cityId) return false
  if (near?.radiusKm === undefined) return true
  return task.spot !== null && distanceKm(near, task.spot) <= near.radiusKm
}

/** Amounts are compared inside one currency alone. */
function isInBudget({ currency, budgetMin, budgetMax, budgetKinds = [] }: TaskFilter, task: TaskFacts) {
  const isByAmount = budgetMin !== undefined || budgetMax !== undefined
  const wanted = currency ?? (isByAmount ? defaultCurrency : undefined)
  if (wanted && wanted !== task.currency) return false
  if (budgetMin !== undefined && (task.budgetMax ?? -1) < budgetMin) return false
  if (budgetMax !== undefined && (task.budgetMin ?? Infinity) > budgetMax) return false
  return budgetKinds.length === 0 || (task.budgetKind !== null && budgetKinds.includes(task.budgetKind))
}

/** Tasks that are flexible about their day fit no particular one. */
function isInTime(filter: TaskFilter, { dueDate }: TaskFacts, now: Date): boolean {
  const { from, to } = wantedDays(filter, now)
  if (from === undefined && to === undefined) return true
  return dueDate !== null && (from === undefined || from <= dueDate) && (to === undefined || dueDate <= to)
}

function isSuitable(filter: TaskFilter, task: TaskFacts): boolean {
  const { languages = [], ownerHireRateMin } = filter
  if (languages.length > 0 && !languages.some((one) => task.spokenLanguages.includes(one))) return false
  if (filter.hasPhotos && task.pictureCount === 0) return false
  if (filter.urgentOnly && !task.isUrgent) return false
  if (filter.verifiedOnlyFits && task.needsVerification) return false
  return ownerHireRateMin === undefined || (task.ownerHireRate ?? -1) >= ownerHireRateMin
}

export const matchReasons = [
  "words",
  "category",
  "near",
  "place",
  "remote",
  "budget",
  "date",
  "language",
  "urgent",
  "any",
  // Of doers alone.
  "speaks",
  "verified",
  "rated",
  "doer",
] as const
export type MatchReason = { kind: (typeof matchReasons)[number]; km?: number | undefined }

/** Why a task that fits was found: what the search asked for, in the order people care about. */
export function whyMatched(filter: TaskFilter, task: Pick<TaskFacts, "spot">): MatchReason[] {
  const { q, categoryIds = [], near, placeId, mode, languages = [] } = filter
  const km =
    near?.radiusKm !== undefined && task.spot ? Math.round(distanceKm(near, task.spot) * 10) / 10 : undefined
  const reasons: (MatchReason | false)[] = [
    Boolean(q) && { kind: "words" },
    categoryIds.length > 0 && { kind: "category" },
    km !== undefined && { kind: "near", km },
    km === undefined && placeId !== undefined && { kind: "place" },
    mode === "remote" && { kind: "remote" },
    (filter.budgetMin !== undefined || filter.budgetMax !== undefined) && { kind: "budget" },
    isAboutDays(filter) && { kind: "date" },
    languages.length > 0 && { kind: "language" },
    Boolean(filter.urgentOnly) && { kind: "urgent" },
  ]
  const given = reasons.filter((reason) => reason !== false)
  return given.length > 0 ? given : [{ kind: "any" }]
}

function isAboutDays({ timing = "any", dateFrom, dateTo }: TaskFilter): boolean {
  return timing !== "any" || dateFrom !== undefined || dateTo !== undefined
}
