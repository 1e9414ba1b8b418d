import { eq } from "../platform/db/drizzle.ts"
import type { Money } from "@doable/domain/money/money"
import { providerCompleteness } from "@doable/domain/provider/completeness"
import { providerProblems, type ProviderProblem, type WholeProfile } from "@doable/domain/provider/problems"
import { dayOf } from "@doable/domain/time/market-day"
import { plainText } from "@doable/domain/text/plain-text"
import type { Transaction } from "../platform/db/client.ts"
import { providerCategories } from "../platform/db/schema/provider.ts"
import { incomplete, textColumns, type ProviderColumns } from "./draft-columns.ts"
import type { TextHits } from "../platform/text-hits.ts"
import { screenFor } from "../text-rule/screen.ts"
import { livingLeaves } from "./keep-lists.ts"
import type { ProviderRow } from "./lock-profile.ts"

type Seen = { row: ProviderRow; image: string | null; categoryIds: string[]; living: string[] }

/** The row as the rules read it: with the words as they were written. */
export function problemsOf({ row, image, categoryIds, living }: Seen, now: Date): ProviderProblem[] {
  const known = categoryIds.filter((id) => living.includes(id))
  const profile: WholeProfile = {
    kind: row.kind,
    companyName: row.companyName,
    idno: row.idno,
    headline: row.originalHeadline ?? row.headline,
    bio: row.originalBio ?? row.bio,
    categoryIds: known,
    unknownCategories: categoryIds.length - known.length,
    spokenLanguages: row.spokenLanguages,
    mode: row.mode,
    placeId: row.placeId,
    radiusKm: row.radiusKm,
    hourlyRate: moneyOf(row.hourlyRate, row.hourlyCurrency),
    availability: availabilityOf(row),
    hasAvatar: image !== null,
  }
  return providerProblems(profile, dayOf(now))
}

/** What is published says one thing only, or is refused field by field. */
export async function wholeColumns(
  tx: Transaction,
  row: ProviderRow,
  { user, now, textHits }: { user: { image: string | null }; now: () => Date; textHits: TextHits },
): Promise<ProviderColumns> {
  const rows = await tx
    .select({ id: providerCategories.categoryId })
    .from(providerCategories)
    .where(eq(providerCategories.providerId, row.id))
  const categoryIds = rows.map(({ id }) => id)
  const living = await livingLeaves(tx, categoryIds)
  const problems = problemsOf({ row, image: user.image, categoryIds, living }, now())
  if (problems.length > 0) throw incomplete(...problems)
  const nowhere = { placeId: null, cityId: null, lat: null, lng: null, publicLat: null, publicLng: null }
  const headline = plainText(row.originalHeadline ?? row.headline)
  const bio = plainText(row.originalBio ?? row.bio)
  const screen = await screenFor(tx, "profile", textHits)
  const refused = screen.refusedFields({ headline, bio })
  if (refused.length > 0) throw incomplete(...refused)
  return {
    ...textColumns({ headline, bio }, screen),
    ...(row.mode === "remote" ? nowhere : {}),
    ...(row.kind === "individual" ? { companyName: null, idno: null } : {}),
  }
}

export function moneyOf(amount: number | null, currency: Money["currency"] | null): Money | null {
  return amount === null || currency === null ? null : { amount, currency }
}

export function availabilityOf({ weekly, awayFrom, awayUntil, sameDay }: ProviderRow) {
  return { weekly, awayFrom, awayUntil, sameDay }
}

/** By what the row tells in short. */
export function completenessOf(row: ProviderRow, image: string | null) {
  return providerCompleteness({
    hasAvatar: image !== null,
    headline: row.headline,
    bio: row.bio,
    categoryCount: row.categoryIds.length,
    mode: row.mode,
    placeId: row.placeId,
    hasPrice: row.priceFrom !== null,
    workDays: row.workDays,
    portfolioCount: row.portfolioCount,
    serviceCount: row.serviceCount,
  })
}
