import { ChevronDown } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"

interface SortSelectProps {
  form: string
  /** As the address says it; nothing there means the usual order. */
  sort: string | undefined
  usual: string
  options: readonly { value: string; label: string }[]
}

/** A native list, so that it also belongs to the form where scripts don't run. */
export function SortSelect({ form, sort, usual, options }: SortSelectProps) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center">
      <label className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-15 text-ink-3 has-focus-visible:outline-3 has-focus-visible:outline-focus">
        {t("list:sortBy")}
        <span className="relative inline-flex items-center">
          <select
            key={`${sort} ${usual}`}
            name="sort"
            form={form}
            defaultValue={sort ?? ""}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            className="min-h-11 cursor-pointer appearance-none rounded-control bg-transparent pr-6 [field-sizing:content] font-semibold text-ink outline-none"
          >
            {options.map(({ value, label }) => (
              // The usual order is no choice: with words it may be another one than without.
              <option key={value} value={value === usual ? "" : value} className="bg-paper text-ink">
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            strokeWidth={1.9}
            aria-hidden="true"
            className="pointer-events-none absolute right-0 text-ink"
          />
        </span>
      </label>
      <noscript>
        <button type="submit" form={form} className="link ml-2 min-h-11">
          {t("list:apply")}
        </button>
      </noscript>
    </span>
  )
}
