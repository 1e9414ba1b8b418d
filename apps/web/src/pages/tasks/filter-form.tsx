import { percentText } from "@doable/words/format"
import { budgetKinds } from "@doable/domain/task/status"
import { locales } from "@doable/domain/locale"
import { useTranslation } from "../../i18n/use-translation.ts"
import { FilterGroup, Hidden, Ticks } from "../../blocks/list-page/filter-fields.tsx"
import { useFilterForm } from "../../blocks/list-page/use-filter-form.ts"
import { WhereFields } from "../../blocks/list-page/where-fields.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { NativeSelect } from "../../ui/fields/native-select.tsx"
import { Switch } from "../../ui/fields/switch.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { BudgetFields } from "./budget-fields.tsx"
import { DayFields } from "./day-fields.tsx"
import { formValues, toggleDay } from "./form-values.ts"
import {
  ages,
  amountFields,
  changed,
  hireRates,
  isBudgetSort,
  pastStatuses,
  searchOfForm,
  type TaskSearch,
} from "./task-search.ts"

export interface FilterFormProps {
  id: string
  search: TaskSearch
  placeName: string | null
  /** The market's day. */
  today: string
  /** Takes what was chosen; without scripts the form itself leads there. */
  onSearch: (search: TaskSearch) => void
  /** Stands alone: the words and the order, which are elsewhere on the page, travel hidden. */
  isAlone?: boolean
}

/** All filters for tasks as one plain form. Each change is a new address. */
export function FilterForm({ id, search, placeName, today, onSearch, isAlone = false }: FilterFormProps) {
  const { t, locale } = useTranslation()
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
    <form ref={form} id={id} method="get" action="/tasks" className="flex flex-col gap-7" onSubmit={onSubmit}>
      <Hidden name="category" value={search.category} />
      {isAlone && <Hidden name="q" value={search.q} />}
      {isAlone && <Hidden name="sort" value={search.sort} />}

      {!search.status && (
        <FilterGroup title={t("list:where")}>
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

      <FilterGroup title={t("tasks:budget")}>
        <BudgetFields first={first} unclear={unclear} showCurrency={isBudgetSort(search.sort)} />
        <Ticks
          name="budget"
          options={budgetKinds.map((kind) => ({ value: kind, label: t(`tasks:budgetKind.${kind}`) }))}
          has={has}
        />
      </FilterGroup>

      {!search.status && (
        <FilterGroup title={t("list:when")}>
          <DayFields values={values} today={today} onDays={(days) => onSearch(changed(search, days))} />
        </FilterGroup>
      )}

      <FilterGroup title={t("list:languages")}>
        <Ticks
          name="languages"
          options={locales.map((language) => ({ value: language, label: t(`task:language.${language}`) }))}
          has={has}
        />
      </FilterGroup>

      <FilterGroup title={t("tasks:posted")}>
        <NativeSelect dense name="posted" defaultValue={first("posted")} aria-label={t("tasks:posted")}>
          <option value="">{t("tasks:anyTime")}</option>
          {ages.map((days) => (
            <option key={days} value={days}>
              {t("tasks:postedWithin", { count: days })}
            </option>
          ))}
        </NativeSelect>
      </FilterGroup>

      <FilterGroup title={t("tasks:client")}>
        <NativeSelect dense name="hires" defaultValue={first("hires")} aria-label={t("tasks:client")}>
          <option value="">{t("tasks:anyClient")}</option>
          {hireRates.map((rate) => (
            <option key={rate} value={rate}>
              {t("tasks:hiresFrom", { percent: percentText(rate / 100, locale) })}
            </option>
          ))}
        </NativeSelect>
      </FilterGroup>

      <FilterGroup title={t("tasks:state")}>
        <NativeSelect dense name="status" defaultValue={first("status")} aria-label={t("tasks:state")}>
          <option value="">{t("tasks:status.open")}</option>
          {pastStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`tasks:status.${status}`)}
            </option>
          ))}
        </NativeSelect>
      </FilterGroup>

      <FilterGroup title={t("list:more")}>
        {(["urgent", "few", "photos", "unverified"] as const).map((name) => (
          <Switch
            key={name}
            name={name}
            value="1"
            defaultChecked={has(name, "1")}
            label={t(`tasks:filter.${name}`)}
          />
        ))}
        <div className="mt-3">
          <label htmlFor={`${id}-without`} className="mb-1.5 block text-14 text-ink-2">
            {t("tasks:without")}
          </label>
          <TextField
            dense
            id={`${id}-without`}
            name="without"
            autoComplete="off"
            maxLength={200}
            defaultValue={first("without")}
            placeholder={t("tasks:withoutHint")}
          />
        </div>
      </FilterGroup>

      <noscript>
        <Button type="submit" full>
          {t("list:apply")}
        </Button>
      </noscript>
    </form>
  )
}
