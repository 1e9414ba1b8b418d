import { formatDate, type DateVariant } from "./dates.ts"
import { useTranslation } from "./use-translation.ts"

type Value = Date | string | number

/** Dates in the reader's language: `date(task.createdAt, "short")`. */
export function useDate() {
  const { t, locale } = useTranslation()
  const justNow = t("common:justNow")

  function date(value: Value, variant: Exclude<DateVariant, "relative">): string
  /** `now` comes from the loader, so that server and browser count from the same moment. */
  function date(value: Value, variant: "relative", now: Date): string
  function date(value: Value, variant: DateVariant, now = new Date(0)): string {
    return formatDate(value, variant, { locale, now, justNow })
  }
  return date
}
