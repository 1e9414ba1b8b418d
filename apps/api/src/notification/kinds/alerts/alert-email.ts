import { isCategorySlug, type CategorySlug } from "@doable/domain/category/slugs"
import type { Locale } from "@doable/domain/locale"
import type { ProviderFilter } from "@doable/domain/provider/input"
import { searchAddress } from "@doable/domain/saved-search/search-address"
import type { TaskFilter } from "@doable/domain/task/input"
import { marketZone } from "@doable/domain/time/market-day"
import { wallClock } from "@doable/domain/time/zone"
import { categoryFacts } from "../../../category/category-cache.ts"
import { placeCache } from "../../../place/place-cache.ts"
import type { Database } from "../../../platform/db/client.ts"
import type { providerProfiles } from "../../../platform/db/schema/provider.ts"
import type { savedSearches } from "../../../platform/db/schema/saved-search.ts"
import type { tasks } from "../../../platform/db/schema/task.ts"
import { nameOf } from "../../../provider/describe-provider.ts"
import { accountZones } from "../../../saved-search/account-zones.ts"
import { placeOf } from "../../../saved-search/place-of.ts"
import { translatedTitles } from "../../../task/describe-task.ts"
import { amountText, dateFormat, kilometresText, unbroken } from "@doable/words/format"
import type { Translator } from "@doable/words/translator"
import { whyText } from "@doable/words/why-matched"
import type { EmailDetails, EmailReader } from "../kind.ts"
import { moneyWords } from "../money-words.ts"
import { stillListed, stillWanted, type AboutAlert, type AboutDoers } from "./about-alert.ts"

/** Each task with its price, its place and why it matched. Null if there is nothing left to tell. */
export async function alertDetails(
  db: Database,
  data: AboutAlert,
  { translator, now }: EmailReader,
): Promise<EmailDetails | null> {
  const { search, open } = await stillWanted(
    db,
    data.searchId,
    data.tasks.map(({ id }) => id),
  )
  if (!search || open.length === 0) return null
  const tasks = open.map(({ task }) => task)
  const drawing = await drawingOf(db, tasks[0]?.categoryId ?? null)
  const { near } = search.filters as TaskFilter
  const at = {
    now,
    zone: await zoneOf(db, search),
    drawing,
    radiusKm: near?.radiusKm,
    list: await listOf(db, search),
  }
  return {
    ...alertWords(translator, data, tasks, at),
    frequency: search.frequency,
  }
}

type At = {
  now: Date
  /** The reader's. */
  zone: string
  drawing: CategorySlug
  /** How far away the search looks by now. */
  radiusKm?: number | undefined
  /** What the search finds by now, the newest first; null if no list asks for the same. */
  list: string | null
}

async function listOf(db: Database, search: typeof savedSearches.$inferSelect): Promise<string | null> {
  const { filters, scope, excludeWords } = search
  // The list of doers leaves out no words.
  if (scope === "provider" && excludeWords.length > 0) return null
  const ids = filters.categoryIds ?? []
  const known = await categoryFacts(db, ids)
  const categories = ids.flatMap((id) => known.get(id) ?? [])
  // The column is one for both scopes; which filter it holds, the scope says.
  const named = { ...search, categories, place: placeOf(filters), sort: "newest" }
  return searchAddress(named as Parameters<typeof searchAddress>[0])
}

async function zoneOf(db: Database, { userId, quietHours }: typeof savedSearches.$inferSelect) {
  return quietHours?.tz ?? (await accountZones(db, [userId])).get(userId) ?? marketZone
}

type Task = Pick<
  typeof tasks.$inferSelect,
  | "id"
  | "title"
  | "lang"
  | "translations"
  | "placeId"
  | "budgetMin"
  | "budgetMax"
  | "budgetCurrency"
  | "timingKind"
  | "dueDate"
  | "offerCount"
>

/** That of the first result's category. */
async function drawingOf(db: Database, categoryId: string | null): Promise<CategorySlug> {
  const category = categoryId === null ? null : (await categoryFacts(db, [categoryId])).get(categoryId)
  const slug = category?.parentSlug ?? category?.slug
  return isCategorySlug(slug) ? slug : "other"
}

export function alertWords(
  translator: Translator,
  data: AboutAlert,
  open: readonly Task[],
  at: At,
): EmailDetails {
  const { t } = translator
  const rows = open.map((task) => {
    const found = data.tasks.find(({ id }) => id === task.id)
    const why = found ? whyText(found.why, { ...found, radiusKm: at.radiusKm }, translator) : ""
    const place = [placeWords(task, translator), ...distanceWords(found, translator)].join(", ")
    return {
      title: translatedTitles(task)[translator.locale] ?? task.title,
      path: `/tasks/${task.id}`,
      value: budgetWords(task, translator),
      lines: [[place, dayWords(task, translator), offersWords(task, translator)].join(" · ")],
      why: t("mail:alert.why", { why }),
    }
  })
  const more = data.count - data.tasks.length
  return {
    ...headed(translator, data, t("mail:alert.tasks", { count: data.count }), at),
    rows,
    ...(more > 0 && { more: t("mail:alert.more", { count: more }) }),
    ...(data.count > 1 && at.list && { action: { label: t("mail:alert.allTasks"), path: at.list } }),
    after: bundled(translator, data),
  }
}

/** The subject names search and task; the letter says the search, how many there are, and lists them. */
const headed = (
  { t, locale }: Translator,
  { search, since }: Pick<AboutAlert, "search" | "since">,
  found: string,
  { now, zone, drawing }: At,
) => ({
  slip: {
    label: t("mail:alert.label", { search }),
    title: since ? t(...sinceWords(found, new Date(since), { now, zone, locale })) : found,
    drawing,
  },
  isTitleInSlip: true,
  text: "",
})

/** With the day, if that's another one for its reader by now. */
function sinceWords(
  found: string,
  since: Date,
  { now, zone: timeZone, locale }: Pick<At, "now" | "zone"> & { locale: Locale },
) {
  const time = dateFormat(locale, { timeStyle: "short", timeZone }).format(since)
  const day = unbroken(dateFormat(locale, { day: "numeric", month: "long", timeZone }).format(since))
  const isToday = wallClock(timeZone, since).day === wallClock(timeZone, now).day
  return [isToday ? "mail:alert.since" : "mail:alert.sinceDay", { found, day, time }] as const
}

const bundled = ({ t }: Translator, { isBundled }: { isBundled?: boolean | undefined }) =>
  isBundled ? [t("mail:alert.bundled")] : []

/** Each doer with a price, what they do and why they matched. Null if there is nobody left to tell of. */
export async function doerAlertDetails(
  db: Database,
  data: AboutDoers,
  { translator, now }: EmailReader,
): Promise<EmailDetails | null> {
  const ids = data.doers.map(({ id }) => id)
  const { search, listed } = await stillListed(db, data.searchId, ids)
  if (!search || listed.length === 0) return null
  const doers = listed.map(({ profile, userName }) => ({
    ...profile,
    name: nameOf(profile, userName),
  }))
  const { categoryIds: [asked] = [] } = search.filters as ProviderFilter
  const drawing = await drawingOf(db, asked ?? doers[0]?.categoryIds[0] ?? null)
  const at = { now, zone: await zoneOf(db, search), drawing, list: await listOf(db, search) }
  return {
    ...doerAlertWords(translator, data, doers, at),
    frequency: search.frequency,
  }
}

type Doer = Pick<typeof providerProfiles.$inferSelect, "id" | "headline" | "priceFrom" | "priceCurrency"> & {
  name: string
}

export function doerAlertWords(
  translator: Translator,
  data: AboutDoers,
  listed: readonly Doer[],
  at: At,
): EmailDetails {
  const { t } = translator
  const rows = listed.map(({ id, name, headline, priceFrom, priceCurrency }) => {
    const found = data.doers.find((one) => one.id === id)
    const why = found ? whyText(found.why, found, translator) : ""
    const price =
      priceFrom !== null && priceCurrency !== null
        ? moneyWords({ amount: priceFrom, currency: priceCurrency }, translator)
        : null
    return {
      title: name,
      path: `/providers/${id}`,
      value: price === null ? "" : t("alerts:list.atLeast", { price }),
      lines: [headline],
      why: t("mail:alert.why", { why }),
    }
  })
  const more = data.count - data.doers.length
  return {
    ...headed(translator, data, t("mail:alert.doers", { count: data.count }), at),
    rows,
    ...(more > 0 && { more: t("mail:alert.moreDoers", { count: more }) }),
    ...(data.count > 1 && at.list && { action: { label: t("mail:alert.allDoers"), path: at.list } }),
    after: bundled(translator, data),
  }
}

function budgetWords(task: Task, translator: Translator): string {
  const { budgetMin, budgetMax, budgetCurrency: currency } = task
  if (budgetMax === null) return translator.t("task:budget.open")
  const most = moneyWords({ amount: budgetMax, currency }, translator)
  if (budgetMin === null || budgetMin === budgetMax) return most
  return `${amountText(budgetMin, translator.locale)}–${most}`
}

function dayWords({ timingKind, dueDate }: Task, { t, locale }: Translator): string {
  if (timingKind === null || timingKind === "flexible" || dueDate === null) return t("mail:alert.anyDay")
  const day = dateFormat(locale, { ...weekDay, timeZone: "UTC" }).format(new Date(`${dueDate}T00:00:00Z`))
  return timingKind === "on_date" ? day : t("mail:alert.by", { day })
}

const weekDay = { weekday: "short", day: "numeric", month: "short" } as const

const offersWords = ({ offerCount: count }: Task, { t }: Translator): string =>
  count === 0 ? t("mail:alert.noOffers") : t("task:offers", { count })

/** From the place that the search has, if it has one. A task without an exact spot may be shown at that very place. */
function distanceWords(found: AboutAlert["tasks"][number] | undefined, { locale }: Translator): string[] {
  const { km } = found?.why.find(({ kind }) => kind === "near") ?? {}
  return km === undefined || km === 0 ? [] : [kilometresText(km, locale)]
}

function placeWords({ placeId }: Task, { t, locale }: Translator): string {
  return (placeId && placeCache().find(placeId)?.name[locale]) || t("task:remote")
}
