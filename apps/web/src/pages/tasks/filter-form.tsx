import { useTranslation } from "../../i18n/use-translation.ts"
import type { ListPrices } from "@doable/domain/money/price-bars"
import { FilterGroup, Hidden } from "../../blocks/list-page/filter-fields.tsx"
import { MoreFilters } from "../../blocks/list-page/more-filters.tsx"
import { PriceBars } from "../../blocks/list-page/price-bars.tsx"
import { useFilterForm } from "../../blocks/list-page/use-filter-form.ts"
import { WhereFields } from "../../blocks/list-page/where-fields.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { BudgetFields } from "./budget-fields.tsx"
import { DayFields } from "./day-fields.tsx"
import { MoreFields, usesMore } from "./more-fields.tsx"
import { formValues, toggleDay } from "./form-values.ts"
import { amountFields, changed, isBudgetSort, searchOfForm, type TaskSearch } from "./task-search.ts"

export interface FilterFormProps {
  id: string
  search: TaskSearch
  placeName: string | null
  /** The market's day. */
  today: string
  /** Takes what was chosen; without scripts the form itself leads there. */
  onSearch: (search: TaskSearch) => void
  prices: ListPrices | null
  /** Stands alone: the words and the order, which are elsewhere on the page, travel hidden. */
  isAlone?: boolean
}

/** All filters for tasks as one plain form. Each change is a new address. */
export function FilterForm(props: FilterFormProps) {
  const { id, search, placeName, today, onSearch, prices, isAlone = false } = props
  const { t } = useTranslation()
  const { form, unclear, onSubmit } = useFilterForm({
    search,
    onSearch,
    valuesOf: (wish) => formValues(wish, today),
    read: searchOfForm,
    pressDay: (wish, day) => changed(wish, toggleDay(wish, day)),
    amounts: amountFields,
  })
  const values = formValues(search, today)
  const has = (name: string, value: string) => values[name]?.includes(value) ?? false
  const first = (name: string) => values[name]?.[0] ?? ""

  return (
    <form ref={form} id={id} method="get" action="/tasks" className="filter-form" onSubmit={onSubmit}>
      <Hidden name="category" value={search.category} />
      {isAlone && <Hidden name="q" value={search.q} />}
      {isAlone && <Hidden name="sort" value={search.sort} />}

      <FilterGroup title={t("tasks:budget")}>
        <PriceBars prices={prices} min={search.min} max={search.max} fields={{ min: "min", max: "max" }} />
        <BudgetFields first={first} unclear={unclear} showCurrency={isBudgetSort(search.sort)} />
      </FilterGroup>

      {!search.status && (
        <FilterGroup title={t("list:when")}>
          <DayFields values={values} today={today} onDays={(days) => onSearch(changed(search, days))} />
        </FilterGroup>
      )}

      {!search.status && (
        <FilterGroup id="filter-where" title={t("list:where")}>
          <WhereFields
            path="/tasks"
            mode={first("mode")}
            radius={first("radius")}
            place={search.place}
            placeName={placeName}
            where={search.where}
            withPlace={(place) => changed(search, { place })}
          />
        </FilterGroup>
      )}

      <MoreFilters isUsed={usesMore(search)}>
        <MoreFields id={id} first={first} has={has} />
      </MoreFilters>

      <noscript>
        <Button type="submit" full>
          {t("list:apply")}
        </Button>
      </noscript>
    </form>
  )
}
