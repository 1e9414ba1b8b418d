import { excludedWordLength, mostExcludedWords } from "@doable/domain/text/search"
import { percentText } from "@doable/words/format"
import { budgetKinds } from "@doable/domain/task/status"
import { FilterGroup, LanguageTicks, Ticks } from "../../blocks/list-page/filter-fields.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { NativeSelect } from "../../ui/fields/native-select.tsx"
import { Switch } from "../../ui/fields/switch.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"
import { ages, hireRates, pastStatuses, type TaskSearch } from "./task-search.ts"

interface MoreFieldsProps {
  id: string
  first: (name: string) => string
  has: (name: string, value: string) => boolean
}

const switches = ["urgent", "few", "photos", "unverified"] as const

/** Whether a search asks for something that stands here. */
export function usesMore({
  budget,
  languages,
  posted,
  hires,
  status,
  without,
  ...rest
}: TaskSearch): boolean {
  const wishes = [budget, languages, posted, hires, status, without, ...switches.map((name) => rest[name])]
  return wishes.some((wish) => wish !== undefined)
}

export function MoreFields({ id, first, has }: MoreFieldsProps) {
  const { t, locale } = useTranslation()
  return (
    <>
      <FilterGroup title={t("tasks:budgetKinds")}>
        <Ticks
          name="budget"
          options={budgetKinds.map((kind) => ({ value: kind, label: t(`tasks:budgetKind.${kind}`) }))}
          has={has}
        />
      </FilterGroup>

      <LanguageTicks has={has} />

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
        {switches.map((name) => (
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
            maxLength={mostExcludedWords * (excludedWordLength + 2)}
            defaultValue={first("without")}
            placeholder={t("tasks:withoutHint")}
          />
        </div>
      </FilterGroup>
    </>
  )
}
