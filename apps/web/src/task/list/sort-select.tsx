import { ChevronDown } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { sorts, usualSort, type TaskSearch } from "./task-search.ts"

/** A native list, so that it also belongs to the form where scripts do not run. */
export function SortSelect({ form, search }: { form: string; search: TaskSearch }) {
  const { t } = useTranslation()
  const usual = usualSort(search)
  const offered = sorts.filter((sort) => sort !== "nearest" || search.place)
  return (
    <label className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-15 text-ink-3 has-focus-visible:outline-3 has-focus-visible:outline-focus">
      {t("tasks:sortBy")}
      <span className="relative inline-flex items-center">
        <select
          key={`${search.sort} ${usual}`}
          name="sort"
          form={form}
          defaultValue={search.sort ?? ""}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
          className="min-h-11 cursor-pointer appearance-none rounded-control bg-transparent pr-6 [field-sizing:content] font-semibold text-ink outline-none"
        >
          {offered.map((sort) => (
            // The usual order is no choice: with words it is another one than without.
            <option key={sort} value={sort === usual ? "" : sort} className="bg-paper text-ink">
              {t(`tasks:sort.${sort}`)}
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
      <noscript>
        <button type="submit" form={form} className="link ml-2 min-h-11">
          {t("tasks:apply")}
        </button>
      </noscript>
    </label>
  )
}
