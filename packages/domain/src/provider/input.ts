import { z } from "zod"
import { pagination } from "../pagination.ts"
import { shortestSearch } from "../text/search.ts"
import { locales } from "../locale.ts"
import { checkedBadges } from "./badges.ts"
import { currencies } from "../money/currency.ts"
import { money } from "../money/money.ts"
import { countDays, isDay } from "../time/market-day.ts"
import { searchLength } from "../text/search.ts"
import { availability } from "./availability.ts"
import {
  captionLength,
  categoriesPerProvider,
  companyNameLength,
  idnoLength,
  lostPeriods,
  portfolioSize,
  profileDraftLength,
  restrictionNoteLength,
  usualLostPeriod,
} from "./limits.ts"
import { adminProviderStates, providerKinds, providerModes, verificationLevels } from "./status.ts"

const id = z.uuid()
const day = z.string().length(10).refine(isDay, { error: "date_invalid" })
const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const placeId = z.string().min(1).max(50)
const languages = z.array(z.enum(locales)).max(locales.length)
const version = z.int().min(1).max(2_147_483_647)

const portfolioItem = z.object({
  fileId: z.uuid(),
  caption: z.string().trim().max(captionLength).optional(),
  categoryId: z.uuid().nullable().optional(),
})
export type PortfolioItem = z.infer<typeof portfolioItem>

/** Any part of a profile, as far as it has been typed: what is left out stays, null takes it away. */
export const providerDraft = z.object({
  kind: z.enum(providerKinds).optional(),
  companyName: z.string().trim().max(companyNameLength.max).nullable().optional(),
  /** Seen by the doer and by administrators alone. */
  idno: z.string().trim().max(idnoLength).nullable().optional(),
  headline: z.string().max(profileDraftLength.headline).optional(),
  bio: z.string().max(profileDraftLength.bio).optional(),
  lang: z.enum(locales).optional(),
  coverFileId: z.uuid().nullable().optional(),
  portfolio: z.array(portfolioItem).max(portfolioSize).optional(),
  categoryIds: z.array(z.uuid()).max(categoriesPerProvider.max).optional(),
  spokenLanguages: languages.optional(),
  mode: z.enum(providerModes).nullable().optional(),
  placeId: placeId.nullable().optional(),
  lat: latitude.nullable().optional(),
  lng: longitude.nullable().optional(),
  radiusKm: z.int().min(0).max(1000).optional(),
  hourlyRate: money.nullable().optional(),
  availability: availability.optional(),
})
export type ProviderDraft = z.infer<typeof providerDraft>

export const providerIdInput = z.object({ id })
export type ProviderId = z.infer<typeof providerIdInput>

export const createProviderInput = z.object({ payload: providerDraft.default({}) })
export type CreateProvider = z.infer<typeof createProviderInput>

/** `version` is the one the writer has seen: what changed elsewhere since is told, not overwritten. */
export const updateProviderInput = z.object({ id, version, payload: providerDraft })
export type UpdateProvider = z.infer<typeof updateProviderInput>

export const providerSorts = [
  "recommended",
  "rating",
  "most_completed",
  "fastest_reply",
  "nearest",
  "price_low",
  "newest",
] as const
export type ProviderSort = (typeof providerSorts)[number]

export const providerFilter = z
  .object({
    q: z.string().trim().max(searchLength).optional(),
    categoryIds: z.array(z.uuid()).max(10).optional(),
    /** Doers who live there or whose area reaches it. */
    placeId: placeId.optional(),
    near: z
      .object({ lat: latitude, lng: longitude, radiusKm: z.number().min(1).max(200).optional() })
      .optional(),
    mode: z.enum(["in_person", "remote"]).optional(),
    languages: languages.optional(),
    verifiedOnly: z.boolean().optional(),
    ratingMin: z.number().min(1).max(5).optional(),
    priceMax: z.int().min(0).max(2_147_483_647).optional(),
    currency: z.enum(currencies).optional(),
    availableOn: day.optional(),
    sameDay: z.boolean().optional(),
    kind: z.enum(providerKinds).optional(),
    hasPortfolio: z.boolean().optional(),
    repeatCustomersOnly: z.boolean().optional(),
  })
  .default({})
export type ProviderFilter = z.infer<typeof providerFilter>

export const providerListInput = z
  .object({
    filter: providerFilter,
    sort: z.enum(providerSorts).default("recommended"),
    pagination,
    /** Where the page before ended; wins over the offset. */
    cursor: z.string().max(200).optional(),
  })
  .default({ filter: {}, sort: "recommended", pagination: { limit: 20, offset: 0 } })
export type ProviderList = z.infer<typeof providerListInput>

export const providerPricesInput = z.object({ filter: providerFilter })
export type ProviderPrices = z.infer<typeof providerPricesInput>

export const discoverInput = z.object({
  categoryId: z.uuid(),
  placeId: placeId.optional(),
  date: day.optional(),
  languages: languages.default([]),
  limit: z.int().min(3).max(6).default(6),
})
export type Discover = z.infer<typeof discoverInput>

export const lostOffersInput = z
  .object({ period: z.literal(lostPeriods).default(usualLostPeriod) })
  .default({ period: usualLostPeriod })
export type LostOffersQuery = z.infer<typeof lostOffersInput>

export const statsInput = z
  .object({ period: z.union([z.literal(7), z.literal(30), z.literal(90)]).default(30) })
  .default({ period: 30 })
export type Stats = z.infer<typeof statsInput>

const explanation = z.string().trim().min(restrictionNoteLength.min).max(restrictionNoteLength.max)

/** Words that the doer reads. */
export const restrictProviderInput = z.object({ id: z.uuid(), explanation })
export type RestrictProvider = z.infer<typeof restrictProviderInput>
/** Of a licence: for which category. Without a badge named, that of the person, and with it all of them. */
const whichBadge = { badge: z.enum(checkedBadges).default("identity"), categoryId: z.uuid().optional() }
export const revokeBadgeInput = restrictProviderInput.extend(whichBadge)
export type RevokeBadge = z.infer<typeof revokeBadgeInput>
export const restoreBadgeInput = z.object({
  id: z.uuid(),
  ...whichBadge,
  badge: z.enum(["company", "licence"]),
  reason: z.string().trim().min(1).max(500),
})
export type RestoreBadge = z.infer<typeof restoreBadgeInput>
export const restoreProviderInput = z.object({ id: z.uuid(), reason: z.string().trim().min(1).max(500) })
export type RestoreProvider = z.infer<typeof restoreProviderInput>

export const adminProvidersInput = z
  .object({
    status: z.enum(adminProviderStates).default("all"),
    level: z.enum(verificationLevels).optional(),
    q: z.string().trim().min(shortestSearch).max(searchLength).optional(),
    pagination: z
      .object({
        limit: z.int().min(1).max(100).default(25),
        offset: z.int().min(0).max(10_000).default(0),
      })
      .default({ limit: 25, offset: 0 }),
  })
  .default({ status: "all", pagination: { limit: 25, offset: 0 } })
export type AdminProviders = z.infer<typeof adminProvidersInput>

/** Days of the market, both included. */
const calendarDay = z.iso
  .date()
  .refine((one) => one >= "2000-01-01" && one < "2100-01-01", { error: "date_invalid" })

export const dayRange = z.object({ from: calendarDay, to: calendarDay })
export type DayRange = z.infer<typeof dayRange>

/** What one look at a calendar shows, with some to spare. */
const mostCalendarDays = 100
export const calendarInput = dayRange.refine(({ from, to }) => countDays(from, to) < mostCalendarDays, {
  path: ["to"],
  error: "date_invalid",
})

export const incomeInput = dayRange.extend({ pagination })
export type IncomeDays = z.infer<typeof incomeInput>
