import { useTranslation } from "../../../i18n/use-translation.ts"

/** A bar for each of seven days and their sum. The sum is read out; the bars are for the eye. */
export function HitBars({ hits }: { hits: readonly number[] }) {
  const { t } = useTranslation()
  const most = Math.max(...hits, 1)
  const sum = hits.reduce((all, one) => all + one, 0)
  return (
    <span className="flex items-end gap-2 tabular-nums">
      <span aria-hidden="true" className="flex h-6 items-end gap-0.5">
        {hits.map((count, day) => (
          <span
            key={day}
            className={count > 0 ? "w-1.75 rounded-[1.5px] bg-brand" : "w-1.75 rounded-[1.5px] bg-line-2"}
            style={{ height: count > 0 ? `${Math.max(12, (count / most) * 100)}%` : "2px" }}
          />
        ))}
      </span>
      <span aria-hidden="true">{sum}</span>
      <span className="sr-only">{t("admin-text-rules:hits", { count: sum })}</span>
    </span>
  )
}
