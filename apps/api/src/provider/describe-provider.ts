import { hiddenSpans } from "@doable/domain/moderation/text-rules"
import { completionRate } from "@doable/domain/provider/ranking"
import { publicName } from "@doable/domain/user/public-name"
import type { Context } from "../platform/context.ts"
import type { ProviderAnswer } from "./answers.ts"
import type { ProviderRow } from "./lock-profile.ts"
import type { ProviderParts } from "./queries.ts"
import { availabilityOf, completenessOf, moneyOf, problemsOf } from "./whole-profile.ts"

/** The doer and administrators read all of it, everyone else what everyone may. */
export function describeProvider(
  ctx: Pick<Context, "files" | "now">,
  parts: ProviderParts,
  sight: "owner" | "public",
): ProviderAnswer {
  const { row, user, place, city, portfolio } = parts
  const { publicUrl } = ctx.files.links
  const shown = row.publicLat === null || row.publicLng === null
  return {
    id: row.id,
    status: row.status,
    name: nameOf(row, user.name),
    image: user.image,
    kind: row.kind,
    headline: row.headline,
    bio: row.bio,
    lang: row.lang,
    mode: row.mode,
    place: place && { ...place, city: city && city.id !== place.id ? city.name : null },
    spot: shown ? null : { lat: row.publicLat as number, lng: row.publicLng as number },
    radiusKm: row.radiusKm,
    spokenLanguages: row.spokenLanguages,
    categories: parts.categories.map(({ isLiving: _, ...category }) => category),
    hourlyRate: moneyOf(row.hourlyRate, row.hourlyCurrency),
    priceFrom: moneyOf(row.priceFrom, row.priceCurrency),
    coverUrl: row.coverFileId && publicUrl(row.coverFileId),
    portfolio: portfolio.map((item) => ({ ...item, url: publicUrl(item.fileId) })),
    portfolioCount: row.portfolioCount,
    serviceCount: row.serviceCount,
    availability: availabilityOf(row),
    level: row.level,
    badges: badgesOf(parts),
    stats: statsOf(row),
    isNewcomer: row.isNewcomer,
    memberSince: user.createdAt.toISOString(),
    lastActiveAt: row.lastActiveAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    own: sight === "owner" ? ownPart(parts, ctx.now()) : null,
  }
}

export function nameOf(row: Pick<ProviderRow, "kind" | "companyName">, userName: string): string {
  return (row.kind === "company" && row.companyName) || publicName(userName)
}

function statsOf(row: ProviderRow): ProviderAnswer["stats"] {
  const { ratingAvg, ratingCount, completedCount, medianReplyMin, repeatCustomers } = row
  const rate = completionRate(row)
  return {
    ratingAvg,
    ratingCount,
    completedCount,
    completionRate: rate,
    medianReplyMin,
    repeatCustomers,
  }
}

/** Each with the day it was checked; licences for what the doer (still) works in. */
function badgesOf(parts: ProviderParts): ProviderAnswer["badges"] {
  const { row, user, phoneVerifiedAt, approved, categories } = parts
  const verifiedAt = approved?.decidedAt?.toISOString() ?? null
  const expiresAt = approved?.expiresAt?.toISOString() ?? null
  const plain = { expiresAt: null, category: null }
  return [
    ...(user.emailVerified ? [{ ...plain, type: "email" as const, verifiedAt: null }] : []),
    ...(phoneVerifiedAt
      ? [{ ...plain, type: "phone" as const, verifiedAt: new Date(phoneVerifiedAt).toISOString() }]
      : []),
    ...(approved ? [{ type: "identity" as const, verifiedAt, expiresAt, category: null }] : []),
    ...(approved && row.kind === "company"
      ? [{ type: "company" as const, verifiedAt, expiresAt, category: null }]
      : []),
    ...(approved?.licences ?? []).flatMap(({ categoryId, validUntil }) => {
      const category = categories.find(({ id }) => id === categoryId)?.name
      return category
        ? [{ type: "licence" as const, verifiedAt, expiresAt: validUntil ?? expiresAt, category }]
        : []
    }),
  ]
}

function ownPart(parts: ProviderParts, now: Date): ProviderAnswer["own"] {
  const { row, user, categories, checked } = parts
  const headline = row.originalHeadline ?? row.headline
  const bio = row.originalBio ?? row.bio
  const categoryIds = categories.map(({ id }) => id)
  const living = categories.filter(({ isLiving }) => isLiving).map(({ id }) => id)
  return {
    version: row.version,
    headline,
    bio,
    masked: {
      headline: row.originalHeadline === null ? [] : hiddenSpans(headline, row.headline),
      bio: row.originalBio === null ? [] : hiddenSpans(bio, row.bio),
    },
    companyName: row.companyName,
    idno: row.idno,
    placeId: row.placeId,
    lat: row.lat,
    lng: row.lng,
    coverFileId: row.coverFileId,
    savedCount: row.savedCount,
    checked: checked && {
      kind: checked.kind,
      checkedName: checked.checkedName,
      checkedCompany: checked.checkedCompany,
      companyIdno: checked.companyIdno,
    },
    completeness: completenessOf(row, user.image),
    problems: problemsOf({ row, image: user.image, categoryIds, living }, now),
  }
}
