// What leaves the server about doers. Someone else's answer has no field for what someone else may not know.
import { z } from "zod"
import { locales } from "@doable/domain/locale"
import { currencies } from "@doable/domain/money/currency"
import { money } from "@doable/domain/money/money"
import { availability } from "@doable/domain/provider/availability"
import { profileHints } from "@doable/domain/provider/completeness"
import { providerSorts } from "@doable/domain/provider/input"
import { providerProblemCodes } from "@doable/domain/provider/problems"
import { providerReasons } from "@doable/domain/provider/ranking"
import {
  badgeTypes,
  priceKinds,
  priceUnits,
  providerKinds,
  providerModes,
  providerStatuses,
  verificationLevels,
  weekdays,
} from "@doable/domain/provider/status"
import { servicePackage } from "@doable/domain/provider/service/input"
import { l10n } from "@doable/domain/text/l10n"
import { shownCategory } from "../category/shown-category.ts"
import { shownPlace } from "../place/shown-place.ts"

/** Null until there is enough to say. */
const stats = z.object({
  ratingAvg: z.number().nullable(),
  ratingCount: z.number(),
  completedCount: z.number(),
  completionRate: z.number().nullable(),
  medianReplyMin: z.number().nullable(),
  repeatCustomers: z.number(),
})

const shared = {
  id: z.string(),
  /** A company's own name; a person's first name and initial. */
  name: z.string(),
  image: z.string().nullable(),
  kind: z.enum(providerKinds),
  headline: z.string(),
  lang: z.enum(locales),
  mode: z.enum(providerModes).nullable(),
  place: shownPlace.nullable(),
  radiusKm: z.number(),
  spokenLanguages: z.array(z.enum(locales)),
  hourlyRate: money.nullable(),
  /** The lowest of all prices told. */
  priceFrom: money.nullable(),
  level: z.enum(verificationLevels),
  stats,
  isNewcomer: z.boolean(),
  portfolioCount: z.number(),
  serviceCount: z.number(),
  publishedAt: z.string().nullable(),
}

export const providerCard = z.object({
  ...shared,
  /** The start of the long text. */
  excerpt: z.string(),
  /** The first few; `categoryCount` says how many there are. */
  categories: z.array(shownCategory),
  categoryCount: z.number(),
  /** The days of the week with hours. */
  workDays: z.array(z.enum(weekdays)),
  sameDay: z.boolean(),
  isAway: z.boolean(),
  pictureUrls: z.array(z.string()),
  isSaved: z.boolean(),
  /** From where the asker looks, if that is known. */
  distanceKm: z.number().nullable(),
  /** Why the doer stands here, the weightiest reason first. */
  why: z.array(z.enum(providerReasons)),
})
export type ProviderCard = z.infer<typeof providerCard>

export const providerList = z.object({
  data: z.array(providerCard),
  total: z.number(),
  totalIsEstimate: z.boolean(),
  nextCursor: z.string().nullable(),
  /** With it, an offset counts in the list as it is now, whatever arrives later. */
  pageCursor: z.string(),
  /** The order that was used: `nearest` needs a place to start from. */
  sort: z.enum(providerSorts),
  /** Nothing matched the words exactly; these doers match with typos. */
  isCorrected: z.boolean(),
})

/** What had to be let go to find anyone. */
export const relaxations = ["date", "languages", "place"] as const
export type Relaxation = (typeof relaxations)[number]

export const discovered = z.object({
  data: z.array(z.object({ provider: providerCard, reasons: z.array(z.enum(providerReasons)) })),
  total: z.number(),
  relaxed: z.array(z.enum(relaxations)),
})

const badge = z.object({
  type: z.enum(badgeTypes),
  /** When it was checked, if that is known. */
  verifiedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  /** Of a licence: what for. */
  category: l10n.nullable(),
})

const picture = z.object({
  fileId: z.string(),
  url: z.string(),
  caption: z.string(),
  categoryId: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})

const span = z.object({
  start: z.number(),
  end: z.number(),
})

/** What only the doer and administrators read. */
const own = z.object({
  version: z.number(),
  headline: z.string(),
  bio: z.string(),
  /** Where contacts were found in those two; everyone else reads a mark there. */
  masked: z.object({ headline: z.array(span), bio: z.array(span) }),
  companyName: z.string().nullable(),
  idno: z.string().nullable(),
  placeId: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  coverFileId: z.string().nullable(),
  savedCount: z.number(),
  /** The names the badge is valid for, so that we can warn before it goes. Null without a badge. */
  checked: z
    .object({
      kind: z.enum(providerKinds),
      checkedName: z.string().nullable(),
      checkedCompany: z.string().nullable(),
      companyIdno: z.string().nullable(),
    })
    .nullable(),
  completeness: z.object({ score: z.number(), hints: z.array(z.enum(profileHints)) }),
  /** What stands between this profile and its readers. */
  problems: z.array(
    z.object({
      path: z.string(),
      code: z.enum(providerProblemCodes),
      min: z.number().optional(),
      max: z.number().optional(),
    }),
  ),
})

export const provider = z.object({
  ...shared,
  status: z.enum(providerStatuses),
  bio: z.string(),
  categories: z.array(shownCategory),
  coverUrl: z.string().nullable(),
  portfolio: z.array(picture),
  /** The middle of a square of about a kilometre. */
  spot: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  availability,
  badges: z.array(badge),
  memberSince: z.string(),
  lastActiveAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  own: own.nullable(),
})
export type ProviderAnswer = z.infer<typeof provider>

export const providerPage = z.object({
  provider,
  viewer: z.object({ isOwner: z.boolean(), isSaved: z.boolean() }),
})

export const service = z.object({
  id: z.string(),
  providerId: z.string(),
  categoryId: z.string(),
  title: z.string(),
  description: z.string(),
  lang: z.enum(locales),
  priceKind: z.enum(priceKinds),
  price: money.nullable(),
  currency: z.enum(currencies),
  unit: z.enum(priceUnits).nullable(),
  packages: z.array(servicePackage),
  files: z.array(z.object({ id: z.string(), url: z.string() })),
  isActive: z.boolean(),
  /** As it was written, for its doer alone. */
  ownDescription: z.string().nullable(),
  updatedAt: z.string(),
})
export type ServiceAnswer = z.infer<typeof service>

/** A service beside others: whose it is has to be said. */
export const serviceOfDoer = service.extend({
  provider: z.object({ id: z.string(), name: z.string(), image: z.string().nullable() }),
})
