import { Clock } from "lucide-react"
import { useCallback, useMemo, type ComponentProps } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { ComboboxOption } from "./combobox-results.ts"
import { Combobox } from "./combobox.tsx"
import { readTime, timesBetween, timesMatching, timeText, type PlainTime } from "./time-text.ts"

type TimePickerProps = {
  value: PlainTime | null
  onValueChange: (time: PlainTime | null) => void
  min?: PlainTime
  max?: PlainTime
  placeholder?: string
  dense?: boolean
  disabled?: boolean
  required?: boolean
  /** Posted with the form as "18:30". */
  name?: string
  id?: string
  "aria-label"?: string
  className?: string
} & Pick<ComponentProps<typeof Combobox>, "unread" | "onUnreadChange">

const stepMinutes = 15

/** Quarter hours in a list; 18, 1830, 18.30 and 6:30 pm may be typed as well. */
export function TimePicker({
  value,
  onValueChange,
  min = "00:00",
  max = "23:45",
  ...props
}: TimePickerProps) {
  const { locale } = useTranslation()
  const optionOf = useCallback(
    (time: PlainTime): ComboboxOption => ({ value: time, label: timeText(time, locale) }),
    [locale],
  )
  const options = useMemo(() => timesBetween(min, max, stepMinutes).map(optionOf), [min, max, optionOf])
  const read = (text: string) => {
    const time = readTime(text)
    return time && time >= min && time <= max ? optionOf(time) : null
  }

  return (
    <Combobox
      {...props}
      read={props.onUnreadChange && read}
      icon={<Clock aria-hidden strokeWidth={1.9} />}
      value={value ? optionOf(value) : null}
      onValueChange={(option) => onValueChange(option?.value ?? null)}
      options={options}
      filter={filterTimes}
    />
  )
}

function filterTimes(options: readonly ComboboxOption[], text: string) {
  const wanted = new Set(
    timesMatching(
      options.map(({ value }) => value),
      text,
    ),
  )
  return options.filter(({ value }) => wanted.has(value))
}
