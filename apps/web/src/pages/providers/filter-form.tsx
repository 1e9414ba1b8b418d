import { numberFormat } from "@doable/words/format"
import type { ListPrices } from "@doable/domain/money/price-bars"
import { providerKinds } from "@doable/domain/provider/status"
import { addDays } from "@doable/domain/time/market-day"
import { fieldValue } from "../../blocks/list-page/fill-form.ts"
import { FilterGroup, Hidden, LanguageTicks, Leaf, Segments } from "../../blocks/list-page/filter-fields.tsx"
import { MoreFilters } from "../../blocks/list-page/more-filters.tsx"
import { PriceBars } from "../../blocks/list-page/price-bars.tsx"
import { partsOf } from "../../blocks/list-page/read-address.ts"
import { useFilterForm } from "../../blocks/list-page/use-filter-form.ts"
import { WhereFields } from "../../blocks/list-page/where-fields.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { NativeSelect } from "../../ui/fields/native-select.tsx"
import { Switch } from "../../ui/fields/switch.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { PriceField } from "./price-field.tsx"
import { changed, ratings, searchOfForm } from "./provider-search.ts"
import type { ProviderSearch } from "./provider-search.ts"

/** Two weeks ahead; for later dates people ask the doer. */
const leafDays = 14
const amounts = ["price"] as const
type SwitchName = "sameDay" | "verified" | "works" | "repeat"

export interface FilterFormProps {
  id: string
  search: ProviderSearch
  placeName: string | null
  /** The market's day. */
  today: string
  /** Takes what was chosen; without scripts the form itself leads there. */
  onSearch: (search: ProviderSearch) => void
  prices: ListPrices | null
  /** Stands alone: the words and the order, which are elsewhere on the page, travel hidden. */
  isAlone?: boolean
}

/** All filters for doers as one plain form. Each change is a new address. */
export function FilterForm(props: FilterFormProps) {
  const { id, search, placeName, today, onSearch, prices, isAlone = false } = props
  const { t, locale } = useTranslation()
  const { form, unclear, onSubmit } = useFilterForm({
    search,
    onSearch,
    valuesOf: formValues,
    read: searchOfForm,
    pressDay: (wish, day) => changed(wish, { day: wish.day === day ? undefined : day }),
    amounts,
  })
  const values = formValues(search)
  const has = (name: string, value: string) => values[name]?.includes(value) ?? false
  const first = (name: string) => values[name]?.[0] ?? ""
  const days = Array.from({ length: leafDays }, (_, ahead) => addDays(today, ahead))
  const figure = numberFormat(locale)
  const switchOf = (name: SwitchName) => (
    <Switch name={name} value="1" defaultChecked={has(name, "1")} label={t(`providers:filter.${name}`)} />
  )
  return (
    <form ref={form} id={id} method="get" action="/providers" className="filter-form" onSubmit={onSubmit}>
      <Hidden name="category" value={search.category} />
      {isAlone && <Hidden name="q" value={search.q} />}
      {isAlone && <Hidden name="sort" value={search.sort} />}

      <FilterGroup id="filter-where" title={t("list:where")}>
        <WhereFields
          path="/providers"
          mode={first("mode")}
          radius={first("radius")}
          place={search.place}
          placeName={placeName}
          where={search.where}
          withPlace={(place) => changed(search, { place })}
        />
      </FilterGroup>

      <FilterGroup title={t("providers:day")}>
        <div className="grid grid-cols-7 gap-1">
          {days.map((day) => (
            <Leaf key={day} day={day} isChosen={has("day", day)} />
          ))}
        </div>
        {/* A day beyond the leaves stays chosen when something else changes. */}
        {search.day && !days.includes(search.day) && <Hidden name="day" value={search.day} />}
        <div className="mt-1 -mb-1.5">{switchOf("sameDay")}</div>
      </FilterGroup>

      <FilterGroup title={t("providers:price")}>
        <PriceBars prices={prices} max={search.price} fields={{ max: "price" }} />
        <PriceField
          price={first("price")}
          currency={first("currency")}
          isUnclear={unclear.includes("price")}
          showCurrency={search.sort === "price_low"}
        />
      </FilterGroup>

      <FilterGroup title={t("providers:rating")}>
        <NativeSelect dense name="rating" defaultValue={first("rating")} aria-label={t("providers:rating")}>
          <option value="">{t("providers:anyRating")}</option>
          {ratings.map((rating) => (
            <option key={rating} value={rating}>
              {t("providers:ratingFrom", { figure: figure.format(rating) })}
            </option>
          ))}
        </NativeSelect>
      </FilterGroup>

      <div className="filter-group">
        <div className="-my-1.5">{switchOf("verified")}</div>
      </div>

      <MoreFilters isUsed={usesMore(search)}>
        <LanguageTicks has={has} />
        <FilterGroup title={t("providers:who")}>
          <Segments
            name="kind"
            value={first("kind")}
            options={[
              { value: "", label: t("providers:anyKind") },
              ...providerKinds.map((value) => ({ value, label: t(`providers:kind.${value}`) })),
            ]}
          />
          <div className="mt-2">
            {switchOf("works")}
            {switchOf("repeat")}
          </div>
        </FilterGroup>
      </MoreFilters>

      <noscript>
        <Button type="submit" full>
          {t("list:apply")}
        </Button>
      </noscript>
    </form>
  )
}

/** Whether a search asks for something that stands among the further filters. */
function usesMore({ languages, kind, works, repeat }: ProviderSearch): boolean {
  return [languages, kind, works, repeat].some((wish) => wish !== undefined)
}

/** What each field of the filters holds for a search. */
function formValues(search: ProviderSearch): Record<string, string[]> {
  return {
    q: fieldValue(search.q),
    category: fieldValue(search.category),
    mode: fieldValue(search.mode),
    place: fieldValue(search.place),
    where: fieldValue(search.where),
    radius: fieldValue(search.radius),
    languages: partsOf(search.languages) ?? [],
    verified: fieldValue(search.verified),
    rating: fieldValue(search.rating),
    price: fieldValue(search.price),
    currency: fieldValue(search.currency ?? "MDL"),
    day: fieldValue(search.day),
    sameDay: fieldValue(search.sameDay),
    kind: fieldValue(search.kind),
    works: fieldValue(search.works),
    repeat: fieldValue(search.repeat),
    sort: fieldValue(search.sort),
  }
}
