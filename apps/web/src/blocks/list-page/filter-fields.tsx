import { locales } from "@doable/domain/locale"
import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Checkbox } from "../../ui/fields/checkbox.tsx"
import { leafText } from "../text/market-text.ts"
import { radii } from "./read-address.ts"

type Option = { value: string; label: string }

export function Ticks({
  name,
  options,
  has,
}: {
  name: string
  options: Option[]
  has: (name: string, value: string) => boolean
}) {
  return (
    <div className="mt-1 -mb-1">
      {options.map(({ value, label }) => (
        <Checkbox key={value} name={name} value={value} defaultChecked={has(name, value)} label={label} />
      ))}
    </div>
  )
}

export function LanguageTicks({ has }: { has: (name: string, value: string) => boolean }) {
  const { t } = useTranslation()
  const options = locales.map((language) => ({ value: language, label: t(`task:language.${language}`) }))
  return (
    <FilterGroup title={t("list:languages")}>
      <Ticks name="languages" options={options} has={has} />
    </FilterGroup>
  )
}

/** One of a few, side by side. */
export function Segments({ name, value, options }: { name: string; value: string; options: Option[] }) {
  return (
    <div className="flex rounded-control bg-wall-2 p-1">
      {options.map((option) => (
        <label key={option.value} className="flex-auto">
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === value}
            className="peer sr-only"
          />
          <span className="filter-segment">{option.label}</span>
        </label>
      ))}
    </div>
  )
}

/** How far from the place, as marks on a ruler. */
export function Ruler({ value }: { value: string }) {
  const { t } = useTranslation()
  const stops = [
    { value: "", label: t("list:onlyThere") },
    ...radii.map((km) => ({ value: String(km), label: String(km) })),
  ]
  return (
    <div role="radiogroup" aria-label={t("list:distance")} className="mt-2">
      <p aria-hidden="true" className="text-13 text-ink-2">
        {t("list:distance")}
      </p>
      <div className="relative mt-1 grid auto-cols-fr grid-flow-col before:absolute before:inset-x-[7%] before:top-[13px] before:h-0.5 before:bg-line-control">
        {stops.map((stop) => (
          <label
            key={stop.value}
            className="relative grid min-h-11 cursor-pointer justify-items-center gap-1 text-12 text-ink-2 has-checked:font-semibold has-checked:text-ink"
          >
            <input
              type="radio"
              name="radius"
              value={stop.value}
              defaultChecked={stop.value === value}
              className="mt-0.5 size-6 appearance-none rounded-full border-[7px] border-wall bg-line-control checked:border-[3px] checked:border-brand checked:bg-paper"
            />
            {stop.label}
          </label>
        ))}
      </div>
    </div>
  )
}

export function Leaf({ day, isChosen }: { day: string; isChosen: boolean }) {
  const { locale } = useTranslation()
  const { weekday, number } = leafText(day, locale)
  return (
    <label className="relative">
      <input type="checkbox" name="day" value={day} defaultChecked={isChosen} className="peer sr-only" />
      <span className="filter-leaf">
        <small>{weekday}</small>
        {number}
      </span>
    </label>
  )
}

export function Hidden({ name, value }: { name: string; value: string | number | undefined }) {
  return value === undefined ? null : <input type="hidden" name={name} value={value} />
}

export function FilterGroup({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    // A border of a fieldset would run through its title.
    <div className="filter-group">
      <fieldset id={id} className="min-w-0">
        <legend className="mb-2 text-14 font-semibold">{title}</legend>
        {children}
      </fieldset>
    </div>
  )
}
