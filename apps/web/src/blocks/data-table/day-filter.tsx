import { typedDay } from "@doable/words/format"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { day } from "../list-page/read-address.ts"
import { DatePicker } from "../../ui/pickers/date-picker.tsx"
import { TextField } from "../../ui/fields/text-field.tsx"

interface DayFilterProps {
  name: string
  label: string
  value: string | null
  onValueChange: (day: string | null) => void
}

/** Until the scripts have come a day is written as people write it, and sent so; then there's a calendar. */
export function DayFilter({ name, label, value, onValueChange }: DayFilterProps) {
  const { t, locale } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    if (isAwake) return
    // What someone was quick enough to write isn't lost.
    const typed = day(box.current?.querySelector("input")?.value)
    if (typed && typed !== value) onValueChange(typed)
    setAwake(true)
  }, [isAwake, value, onValueChange])
  return (
    <div ref={box} className="min-w-0 max-md:flex-1 md:w-[170px]">
      {isAwake ? (
        <DatePicker
          dense
          name={name}
          aria-label={label}
          placeholder={label}
          value={value}
          onValueChange={onValueChange}
        />
      ) : (
        <TextField
          dense
          name={name}
          aria-label={label}
          placeholder={`${label} ${t("admin:dayPattern")}`}
          autoComplete="off"
          defaultValue={value ? typedDay(value, locale) : undefined}
        />
      )}
    </div>
  )
}
