import { percentText } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"
import type { BudgetKind } from "@doable/domain/task/status"
import type { Translate } from "../../i18n/use-translation.ts"
import type { ActiveFilter } from "../../blocks/list-page/active-chips.tsx"
import { budgetText, priceLimitText, plainDay } from "../../blocks/text/market-text.ts"
import { partsOf } from "../../blocks/list-page/read-address.ts"
import { changed, type TaskSearch } from "./task-search.ts"

type Say = { t: Translate; locale: Locale }

/** Everything that narrows the list, in words, each with the search that is left when it goes. */
export function activeFilters(
  search: TaskSearch,
  names: { category?: string | undefined; place?: string | undefined },
  say: Say,
): ActiveFilter<TaskSearch>[] {
  const { t } = say
  const filters: [key: string, label: string | undefined, change: Partial<TaskSearch>][] = [
    ["category", search.category && names.category, { category: undefined }],
    ["mode", search.mode && t(`list:mode.${search.mode}`), { mode: undefined }],
    ["place", placeLabel(search, names.place, t), { place: undefined, radius: undefined }],
    ["price", budgetLabel(search, say), { min: undefined, max: undefined, currency: undefined }],
    ...(partsOf<BudgetKind>(search.budget) ?? []).map((kind, _, all): (typeof filters)[number] => [
      `budget-${kind}`,
      t(`tasks:budgetKind.${kind}`),
      { budget: all.filter((one) => one !== kind).join(",") || undefined },
    ]),
    ["days", daysLabel(search, say), { from: undefined, to: undefined }],
    ["urgent", search.urgent && t("tasks:filter.urgent"), { urgent: undefined }],
    ["few", search.few && t("tasks:filter.few"), { few: undefined }],
    ["photos", search.photos && t("tasks:filter.photos"), { photos: undefined }],
    ["unverified", search.unverified && t("tasks:filter.unverified"), { unverified: undefined }],
    [
      "posted",
      search.posted ? t("tasks:postedWithin", { count: search.posted }) : undefined,
      { posted: undefined },
    ],
    [
      "hires",
      search.hires
        ? t("tasks:hiresFrom", { percent: percentText(search.hires / 100, say.locale) })
        : undefined,
      { hires: undefined },
    ],
    ["status", search.status && t(`tasks:status.${search.status}`), { status: undefined }],
    ...(partsOf<Locale>(search.languages) ?? []).map((language, _, all): (typeof filters)[number] => [
      `language-${language}`,
      t(`task:language.${language}`),
      { languages: all.filter((one) => one !== language).join(",") || undefined },
    ]),
    ["without", search.without && t("tasks:withoutWords", { words: search.without }), { without: undefined }],
  ]
  return filters.flatMap(([key, label, change]) =>
    label ? [{ key, label, without: changed(search, change) }] : [],
  )
}

/** Nothing but words, order and page is left. */
export function withoutFilters({ q, sort }: TaskSearch): TaskSearch {
  return changed({ q, sort: sort === "nearest" ? undefined : sort }, {})
}

function placeLabel({ place, radius }: TaskSearch, name: string | undefined, t: Translate) {
  if (!place || !name) return undefined
  return radius ? t("list:placeWithin", { place: name, km: radius }) : name
}

function budgetLabel({ min, max, currency = "MDL" }: TaskSearch, say: Say) {
  const money = (amount: number) => ({ amount: amount * 100, currency })
  if (min && max) return budgetText({ kind: "range", min: money(min), max: money(max) }, say)
  // The unit may come before the number, so the word goes before both.
  if (min) return say.t("tasks:priceFrom", { amount: priceLimitText(money(min), say) })
  return max === undefined ? undefined : say.t("list:priceTo", { amount: priceLimitText(money(max), say) })
}

function daysLabel({ from, to }: TaskSearch, { t, locale }: Say) {
  if (from && to) {
    return from === to ? plainDay(from, locale) : `${plainDay(from, locale)} – ${plainDay(to, locale)}`
  }
  if (from) return t("tasks:daysFrom", { day: plainDay(from, locale) })
  return to && t("tasks:daysTo", { day: plainDay(to, locale) })
}
