import { numberFormat } from "@doable/words/format"
import type { Locale } from "@doable/domain/locale"
import type { Translate } from "../../i18n/use-translation.ts"
import type { ActiveFilter } from "../../blocks/list-page/active-chips.tsx"
import { partsOf } from "../../blocks/list-page/read-address.ts"
import { priceLimitText, plainDay } from "../../blocks/text/market-text.ts"
import { changed, type ProviderSearch } from "./provider-search.ts"

interface Names {
  category: string | null
  place: string | null
}

/** Everything that narrows the list, in words, each with the search that is left when it goes. */
export function activeFilters(
  search: ProviderSearch,
  names: Names,
  { t, locale }: { t: Translate; locale: Locale },
): ActiveFilter<ProviderSearch>[] {
  const { radius, rating, price, currency = "MDL", day, kind } = search
  const place =
    names.place && radius ? t("list:placeWithin", { place: names.place, km: radius }) : names.place
  const amount = price && priceLimitText({ amount: price * 100, currency }, { t, locale })
  const figure = rating && numberFormat(locale).format(rating)
  const filters: [key: string, label: string | number | null | undefined, change: Partial<ProviderSearch>][] =
    [
      ["category", search.category && names.category, { category: undefined }],
      ["mode", search.mode && t(`list:mode.${search.mode}`), { mode: undefined }],
      ["place", search.place && place, { place: undefined, radius: undefined }],
      ...(partsOf<Locale>(search.languages) ?? []).map((language, _, all): (typeof filters)[number] => [
        `language-${language}`,
        t(`task:language.${language}`),
        { languages: all.filter((one) => one !== language).join(",") || undefined },
      ]),
      ["verified", search.verified && t("providers:filter.verified"), { verified: undefined }],
      ["rating", figure && t("providers:ratingFrom", { figure }), { rating: undefined }],
      ["price", amount && t("list:priceTo", { amount }), { price: undefined, currency: undefined }],
      ["day", day && t("providers:freeOn", { day: plainDay(day, locale) }), { day: undefined }],
      ["sameDay", search.sameDay && t("providers:filter.sameDay"), { sameDay: undefined }],
      ["kind", kind && t(`providers:kind.${kind}`), { kind: undefined }],
      ["works", search.works && t("providers:filter.works"), { works: undefined }],
      ["repeat", search.repeat && t("providers:filter.repeat"), { repeat: undefined }],
    ]
  return filters.flatMap(([key, label, change]) =>
    label ? [{ key, label: String(label), without: changed(search, change) }] : [],
  )
}

/** Nothing but words and order is left. */
export function withoutFilters({ q, sort }: ProviderSearch): ProviderSearch {
  return changed({ q, sort: sort === "nearest" ? undefined : sort }, {})
}
