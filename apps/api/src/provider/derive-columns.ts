import { and, asc, eq, sql, isNull } from "../platform/db/drizzle.ts"
import { completeFrom, providerCompleteness } from "@doable/domain/provider/completeness"
import { workDays } from "@doable/domain/provider/week"
import { isNewcomer, standingScore } from "@doable/domain/provider/ranking"
import { normalizeText } from "@doable/domain/text/normalize"
import type { Transaction } from "../platform/db/client.ts"
import { categories } from "../platform/db/schema/category.ts"
import { contacts } from "../platform/db/schema/contact.ts"
import { favourites } from "../platform/db/schema/favourite.ts"
import {
  providerCategories,
  providerPortfolio,
  providerServices,
  wordsVersion,
} from "../platform/db/schema/provider.ts"
import { users } from "../platform/db/schema/user.ts"
import { validApproval } from "./approvals.ts"
import { nameOf } from "./describe-provider.ts"
import type { ProviderRow } from "./lock-profile.ts"

type Service = Pick<typeof providerServices.$inferSelect, "title" | "price" | "currency">

/** Recomputes the columns of a profile that derive from other tables. The caller locks the row. */
export async function deriveColumns(tx: Transaction, row: ProviderRow) {
  const leaves = await leavesOf(tx, row.id)
  const services = await activeServicesOf(tx, row.id)
  const facts = await factsOf(tx, row)
  const price = lowestPrice(row, services)
  const level = levelOf(facts)
  const days = workDays(row.weekly)
  const { score } = providerCompleteness({
    hasAvatar: facts.image !== null,
    headline: row.headline,
    bio: row.bio,
    categoryCount: leaves.length,
    mode: row.mode,
    placeId: row.placeId,
    hasPrice: price !== null,
    workDays: days,
    portfolioCount: facts.portfolioCount,
    serviceCount: services.length,
  })
  // The name as everyone sees it: nobody is found by a surname that we hide.
  const words = [row.headline, nameOf(row, facts.userName)]
  return {
    categoryIds: leaves.map(({ id }) => id),
    branchIds: [...new Set(leaves.flatMap(({ parentId }) => parentId ?? []))],
    workDays: days,
    foldedWords: normalizeText([...words, ...services.map(({ title }) => title)].join(" ")),
    wordsVersion,
    priceFrom: price?.amount ?? null,
    priceCurrency: price?.currency ?? null,
    portfolioCount: facts.portfolioCount,
    serviceCount: services.length,
    savedCount: facts.savedCount,
    completeness: score,
    level,
    standing: Math.round(standingScore({ ...row, level }) * 1_000_000),
    isNewcomer: isNewcomer({ ratingCount: row.ratingCount, isComplete: score >= completeFrom }),
  }
}

function levelOf(facts: { isApproved: boolean; hasPhone: boolean; emailVerified: boolean }) {
  if (facts.isApproved) return "verified" as const
  return facts.hasPhone && facts.emailVerified ? ("contacts" as const) : ("none" as const)
}

function leavesOf(tx: Transaction, providerId: string) {
  return tx
    .select({ id: categories.id, parentId: categories.parentId })
    .from(providerCategories)
    .innerJoin(categories, eq(categories.id, providerCategories.categoryId))
    .where(eq(providerCategories.providerId, providerId))
    .orderBy(asc(providerCategories.position))
}

function activeServicesOf(tx: Transaction, providerId: string) {
  const { title, price, currency, position, isActive } = providerServices
  return tx
    .select({ title, price, currency })
    .from(providerServices)
    .where(
      and(eq(providerServices.providerId, providerId), eq(isActive, true), isNull(providerServices.hiddenAt)),
    )
    .orderBy(asc(position), asc(providerServices.id))
}

async function factsOf(tx: Transaction, { id, userId, kind, companyName, idno }: ProviderRow) {
  const [facts] = await tx
    .select({
      userName: users.name,
      image: users.image,
      emailVerified: users.emailVerified,
      hasPhone: sql<boolean>`exists (select 1 from ${contacts} c where c.user_id = ${userId} and c.type = 'phone' and c.verified_at is not null)`,
      portfolioCount: sql<number>`(select count(*)::int from ${providerPortfolio} p where p.provider_id = ${id})`,
      savedCount: sql<number>`(select count(*)::int from ${favourites} f where f.target_type = 'provider' and f.target_id = ${id})`,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!facts) throw new Error("a profile of nobody")
  const shown = { kind, companyName, idno, userName: facts.userName }
  return { ...facts, isApproved: (await validApproval(tx, userId, shown)) !== null }
}

/** The hour's currency wins, then that of the first service: amounts are compared inside one alone. */
function lowestPrice(row: ProviderRow, services: Service[]) {
  const hourly =
    row.hourlyRate === null || row.hourlyCurrency === null
      ? []
      : [{ amount: row.hourlyRate, currency: row.hourlyCurrency }]
  const priced = services.flatMap(({ price, currency }) =>
    price === null ? [] : [{ amount: price, currency }],
  )
  const all = [...hourly, ...priced]
  const [first] = all
  if (!first) return null
  const amounts = all.filter(({ currency }) => currency === first.currency).map(({ amount }) => amount)
  return { amount: Math.min(...amounts), currency: first.currency }
}
