import { kilometresText, percentText } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"
import { defaultCurrency } from "@doable/domain/money/currency"
import type { TaskFilter } from "@doable/domain/task/input"
import { budgetText, languagesText, plainDay, priceLimitText } from "../blocks/text/market-text.ts"
import type { Translate } from "../i18n/use-translation.ts"
import type { SavedSearchData } from "./searches-query.ts"

type Say = { t: Translate; locale: Locale }

/** What a saved search looks for, in one line. */
export function filterWords(search: SavedSearchData, say: Say): string {
  const { t, locale } = say
  const { filters, categories, place, excludeWords } = search
  const parts = [
    search.scope === "provider" && t("alerts:list.doers"),
    filters.q && t("alerts:list.asked", { words: filters.q }),
    filters.categoryIds?.length && categories.length === 0
      ? t("alerts:list.noCategory")
      : categories.map(({ name }) => name[locale]).join(", "),
    place?.name[locale],
    filters.near?.radiusKm &&
      t("alerts:list.within", { distance: kilometresText(filters.near.radiusKm, locale) }),
    filters.mode && t(filters.mode === "remote" ? "task:remote" : "alerts:list.inPerson"),
    priceWords(search, say),
    ...(search.scope === "task" ? taskWords(search.filters, say) : []),
    filters.languages?.length && languagesText(filters.languages, say),
    excludeWords.length > 0 && t("alerts:list.without", { words: excludeWords.join(", ") }),
  ]
  const said = parts.filter(Boolean).join(" · ")
  return said || t("alerts:save.all")
}

/** What only a search for tasks asks for. */
function taskWords(filters: TaskFilter, { t, locale }: Say) {
  const { timing, ownerHireRateMin: hires } = filters
  return [
    ...(filters.budgetKinds ?? []).map((kind) => t(`alerts:list.budgetKind.${kind}`)),
    timing === "today" && t("task:when.today"),
    timing === "this_week" && t("alerts:list.thisWeek"),
    daysWords(filters, locale),
    filters.urgentOnly && t("alerts:list.urgent"),
    filters.hasPhotos && t("alerts:list.photos"),
    filters.verifiedOnlyFits && t("alerts:list.unverified"),
    hires && t("alerts:list.hires", { percent: percentText(hires / 100, locale) }),
  ]
}

function priceWords({ scope, filters }: SavedSearchData, say: Say): string {
  const currency = filters.currency ?? defaultCurrency
  const limit = (amount: number | undefined, words: "upTo" | "atLeast") =>
    amount === undefined
      ? []
      : [say.t(`alerts:list.${words}`, { price: priceLimitText({ amount, currency }, say) })]
  if (scope === "provider") return limit(filters.priceMax, "upTo").join("")
  const { budgetMin, budgetMax } = filters
  if (budgetMin !== undefined && budgetMax !== undefined) {
    const [min, max] = [budgetMin, budgetMax].map((amount) => ({ amount, currency }))
    return budgetText({ kind: "range", min: min ?? null, max: max ?? null }, say)
  }
  return [...limit(budgetMin, "atLeast"), ...limit(budgetMax, "upTo")].join(" ")
}

function daysWords({ dateFrom, dateTo }: TaskFilter, locale: Locale): string {
  return [dateFrom, dateTo]
    .flatMap((day) => (day ? [plainDay(day, locale)] : []))
    .filter((day, at, all) => all.indexOf(day) === at)
    .join("–")
}
