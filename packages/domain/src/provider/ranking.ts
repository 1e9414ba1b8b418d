// How we rank doers. The weights are public: pages print them from here.
import { assignmentsForRate, newcomerReviews } from "./limits.ts"
import type { VerificationLevel } from "./status.ts"

export const recommendWeights = {
  relevance: 0.3,
  quality: 0.25,
  completion: 0.15,
  reply: 0.1,
  near: 0.1,
  verified: 0.05,
  active: 0.05,
} as const
export type RecommendPart = keyof typeof recommendWeights

/** Why a doer is where they are: parts of the recommendation, or the one thing that another order goes by. */
export const providerReasons = [
  "category",
  "words",
  "quality",
  "completion",
  "reply",
  "near",
  "language",
  "verified",
  "active",
  "newcomer",
  "rating",
  "completed",
  "fast",
  "distance",
  "price",
  "newest",
] as const
export type ProviderReason = (typeof providerReasons)[number]

/** Every fifth place belongs to newcomers. No place is sold. */
export const newcomerEvery = 5
/** As many reviews of the usual kind are lent to everyone, so that one single review decides nothing. */
const lent = { rating: 4.3, count: 5 } as const
const usualCompletion = 0.85
const farKm = 50
const unknown = 0.5
const weekMs = 7 * 24 * 60 * 60 * 1000

export type Standing = {
  ratingSum: number
  ratingCount: number
  completedCount: number
  /** Calls off that were the doer's own fault. */
  ownFaultCount: number
  medianReplyMin: number | null
  level: VerificationLevel
}

/** What depends on who asks and when. */
export type Fit = {
  /** 1 in the category looked for, 0.5 in its branch, null where none is asked for. */
  category: number | null
  /** Whether the words were found; null without words. */
  hasWords: boolean | null
  distanceKm: number | null
  /** Of the languages asked for, the share that the doer speaks. Null when unknown. */
  languageOverlap: number | null
  lastActiveAt: Date
}

export type Recommendation = Standing & Fit

export function bayesianRating({ ratingSum, ratingCount }: Pick<Standing, "ratingSum" | "ratingCount">) {
  return (lent.rating * lent.count + ratingSum) / (lent.count + ratingCount)
}

/** Null until enough work says something. */
export function completionRate({
  completedCount,
  ownFaultCount,
}: Pick<Standing, "completedCount" | "ownFaultCount">): number | null {
  const ended = completedCount + ownFaultCount
  return ended < assignmentsForRate ? null : completedCount / ended
}

/** Within an hour counts as right away; a day is slow, and three are as good as never. */
export function replyScore(minutes: number | null): number {
  if (minutes === null) return unknown
  const hours = minutes / 60
  if (hours <= 1) return 1
  if (hours <= 24) return 1 - (0.7 * (hours - 1)) / 23
  return Math.max(0, 0.3 - (0.3 * (hours - 24)) / 48)
}

/** Every part lies between 0 and 1; what isn't known counts as the middle. */
export function recommendParts(doer: Recommendation, now: Date): Record<RecommendPart, number> {
  return { ...standingParts(doer), ...fitParts(doer, now) }
}

/** Who was here since then counts as active. */
export const activeSince = (now: Date) => new Date(now.getTime() - weekMs)

function fitParts(doer: Fit, now: Date) {
  const isSeen = doer.lastActiveAt >= activeSince(now)
  const inWords = doer.hasWords === null ? null : doer.hasWords ? 0.3 : 0
  const near = doer.distanceKm === null ? null : Math.max(0, 1 - doer.distanceKm / farKm)
  return {
    relevance: highest(doer.category, inWords) ?? unknown,
    near: near ?? doer.languageOverlap ?? unknown,
    active: isSeen ? 1 : 0,
  }
}

function standingParts(doer: Standing) {
  return {
    quality: clamp((bayesianRating(doer) - 3) / 2),
    completion: completionRate(doer) ?? usualCompletion,
    reply: replyScore(doer.medianReplyMin),
    verified: doer.level === "verified" ? 1 : doer.level === "contacts" ? 0.5 : 0,
  }
}

/** What of the recommendation doesn't depend on who asks: by it the database picks who to weigh. */
export function standingScore(doer: Standing): number {
  return sumOf(standingParts(doer))
}

/** `standing` is the stored score of what doesn't depend on who asks. */
export function recommendScore(standing: number, fit: Fit, now: Date): number {
  return standing + sumOf(fitParts(fit, now))
}

/** The parts that speak for a doer, weightiest first; what isn't known is no reason. */
export function whyRecommended(doer: Recommendation, parts: Record<RecommendPart, number>): ProviderReason[] {
  const isKnown: Record<RecommendPart, boolean> = {
    relevance: (doer.category ?? 0) > 0 || doer.hasWords === true,
    quality: doer.ratingCount > 0,
    completion: completionRate(doer) !== null,
    reply: doer.medianReplyMin !== null,
    near: doer.distanceKm !== null || doer.languageOverlap !== null,
    verified: doer.level === "verified",
    active: true,
  }
  return entries(parts)
    .filter(([part, value]) => isKnown[part] && value >= (part === "relevance" ? 0.3 : 0.5))
    .toSorted(([a, x], [b, y]) => recommendWeights[b] * y - recommendWeights[a] * x)
    .map(([part]) => nameOf(part, doer))
}

function nameOf(part: RecommendPart, doer: Recommendation): ProviderReason {
  if (part === "relevance") return (doer.category ?? 0) > 0 ? "category" : "words"
  if (part === "near") return doer.distanceKm === null ? "language" : "near"
  return part
}

export function isNewcomer(doer: { ratingCount: number; isComplete: boolean }): boolean {
  return doer.isComplete && doer.ratingCount < newcomerReviews
}

/** Puts the next newcomer who hasn't had a place yet on every fifth; the others keep their order. */
export function placeNewcomers(ranked: readonly string[], newcomers: readonly string[]): string[] {
  const placed = new Set<string>()
  const waiting = [...newcomers]
  const others = [...ranked]
  const nextOf = (line: string[]) => {
    while (line.length > 0) {
      const next = line.shift()
      if (next !== undefined && !placed.has(next)) return next
    }
    return undefined
  }
  for (;;) {
    const isTheirs = placed.size % newcomerEvery === newcomerEvery - 1
    const next = (isTheirs ? nextOf(waiting) : undefined) ?? nextOf(others)
    if (next === undefined) return [...placed]
    placed.add(next)
  }
}

function highest(...values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length > 0 ? Math.max(...known) : null
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function sumOf(parts: Partial<Record<RecommendPart, number>>): number {
  return entries(parts).reduce((sum, [part, value]) => sum + recommendWeights[part] * value, 0)
}

function entries(parts: Partial<Record<RecommendPart, number>>) {
  return Object.entries(parts) as [RecommendPart, number][]
}
