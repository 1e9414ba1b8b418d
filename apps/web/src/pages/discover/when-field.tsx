import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { marketTimeZone } from "../../i18n/dates.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { day } from "../../blocks/list-page/read-address.ts"
import { todayIn } from "../../ui/pickers/calendar-dates.ts"
import { TextField } from "../../ui/fields/text-field.tsx"

const DatePicker = lazy(() =>
  import("../../ui/pickers/date-picker.tsx").then((module) => ({ default: module.DatePicker })),
)

/** A day is written as people write it here; with scripts it can be taken from a calendar, too. */
export function WhenField({ given }: { given: string | undefined }) {
  const { t } = useTranslation()
  const plain = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<string | null>(given ?? null)
  /** Null until there is a calendar. */
  const [today, setToday] = useState<string | null>(null)
  const upgrade = () => {
    setChosen(day(plain.current?.value) ?? null)
    setToday(todayIn(marketTimeZone, new Date()))
  }
  useEffect(() => {
    // Not under the fingers of somebody who is typing already.
    if (document.activeElement !== plain.current) upgrade()
  }, [])

  const shared = { name: "date", placeholder: t("list:dayPattern") }
  const field = (
    <TextField
      {...shared}
      ref={plain}
      autoComplete="off"
      maxLength={10}
      defaultValue={given?.split("-").toReversed().join(".")}
      onBlur={upgrade}
    />
  )
  if (today === null) return field
  return (
    <Suspense fallback={field}>
      <DatePicker {...shared} min={today} value={chosen} onValueChange={setChosen} />
    </Suspense>
  )
}
