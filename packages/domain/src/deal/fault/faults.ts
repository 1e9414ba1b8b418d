import { locales, type Locale } from "../../locale.ts"
import type { Refusal } from "../../refusal.ts"
import type { AssignmentOutcome, Fault } from "../status.ts"
import type { Side } from "../work.ts"
import { contestDays, contestTargetHours, faultLimits, faultWindowDays, reasoningLength } from "./limits.ts"

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

/** What an administrator may decide on; a fault of both counts for nobody. */
export const decidedFaults = ["owner", "provider", "shared", "none"] as const satisfies readonly Fault[]
export type DecidedFault = (typeof decidedFaults)[number]

type Ended = {
  ownerId: string
  providerId: string
  outcome: AssignmentOutcome | null
  fault: Fault | null
  endedAt: Date | null
}

export function sideOfHire(hire: Pick<Ended, "ownerId" | "providerId">, userId: string): Side | null {
  if (userId === hire.ownerId) return "owner"
  return userId === hire.providerId ? "doer" : null
}

/** Whether the end counts against this person: only for their own fault, and only if the job wasn't done. */
export function isOwnFault(hire: Ended, userId: string): boolean {
  if (hire.outcome === null || hire.outcome === "completed") return false
  const side = sideOfHire(hire, userId)
  return (side === "owner" && hire.fault === "owner") || (side === "doer" && hire.fault === "provider")
}

export const contestUntil = (endedAt: Date): Date => new Date(endedAt.getTime() + contestDays * dayMs)

/** By when we want to have decided on a contest. */
export const contestAimAt = (contestedAt: Date): Date =>
  new Date(contestedAt.getTime() + contestTargetHours * hourMs)

/** `isDecided`: an administrator has said whose fault it is, in a dispute. */
export function whyCannotContest(
  hire: Ended,
  {
    actorId,
    hasContest,
    isDecided,
    now,
  }: { actorId: string; hasContest: boolean; isDecided: boolean; now: Date },
): Refusal | null {
  if (!sideOfHire(hire, actorId)) return "task_not_found"
  if (hasContest) return "contest_used"
  if (!isOwnFault(hire, actorId) || !hire.endedAt) return "contest_not_yours"
  if (isDecided) return "contest_decided"
  return now >= contestUntil(hire.endedAt) ? "contest_too_late" : null
}

type Contest = { byUserId: string; decidedAt: Date | null; otherText: string | null }

/** The other one adds what they know, once, while nobody has decided. */
export function whyCannotComment(
  hire: Pick<Ended, "ownerId" | "providerId">,
  contest: Contest | null,
  actorId: string,
): Refusal | null {
  if (!sideOfHire(hire, actorId)) return "task_not_found"
  if (!contest || contest.byUserId === actorId) return "contest_not_found"
  if (contest.decidedAt) return "contest_decided"
  return contest.otherText === null ? null : "contest_comment_exists"
}

/**
 * Until when these own faults limit an account; null where they don't. A pure function of the faults, so it says the
 * same whenever it's asked, and says less when one of them is lifted.
 */
export function limitOf(faultsAt: readonly Date[], now: Date): { until: Date; count: number } | null {
  const last = Math.max(...faultsAt.map((at) => at.getTime()))
  const count = faultsAt.filter((at) => at.getTime() > last - faultWindowDays * dayMs).length
  const step = limitsAt(count).reached
  if (!step) return null
  const until = new Date(last + step.hours * hourMs)
  return until > now ? { until, count } : null
}

/** How long so many own faults limit an account for, and what the next step is. */
export function limitsAt(count: number) {
  return {
    reached: faultLimits.find((limit) => count >= limit.count) ?? null,
    next: faultLimits.findLast((limit) => count < limit.count) ?? null,
  }
}

/** How many of them still count towards a limit. */
export function countedFaults(faultsAt: readonly Date[], now: Date): number {
  return faultsAt.filter((at) => at.getTime() > now.getTime() - faultWindowDays * dayMs).length
}

export type Reasoning = { [L in Locale]?: string | undefined }

/** In the reader's language; someone who has changed theirs since then reads it in one that it was written in. */
export function reasonsFor(reasoning: Reasoning | null | undefined, locale: Locale): string | null {
  const written = [locale, ...locales].map((one) => reasoning?.[one])
  return written.find(Boolean) ?? null
}

/** Languages that one of the two reads and that nothing, or too little, is written in. */
export function missingReasons(reasoning: Reasoning, readers: readonly Locale[]): Locale[] {
  return [...new Set(readers)].filter(
    (locale) => (reasoning[locale] ?? "").trim().length < reasoningLength.min,
  )
}
