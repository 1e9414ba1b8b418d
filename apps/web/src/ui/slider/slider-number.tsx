import { numberFormat } from "@doable/words/format"
import { useState, type KeyboardEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { readNumber, toStep } from "./slider-scale.ts"
import { TextField } from "../fields/text-field.tsx"

type SliderNumberProps = {
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  step: number
  unit?: string | undefined
  prefix?: string
  disabled?: boolean | undefined
  "aria-label"?: string | undefined
  "aria-labelledby"?: string | undefined
}

/** The number beside a thumb: taken when the field is left or Enter is pressed, then put on a step. */
export function SliderNumber({ value, onValueChange, min, max, step, unit, ...props }: SliderNumberProps) {
  const { locale } = useTranslation()
  const [draft, setDraft] = useState<string | null>(null)
  const shown = numberFormat(locale).format(value)

  const take = () => {
    if (draft === null) return
    const typed = readNumber(draft)
    if (typed !== null) onValueChange(toStep(typed, { min, max, step }))
    setDraft(null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && draft !== null) {
      event.preventDefault()
      take()
    }
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault()
      setDraft(null)
      onValueChange(toStep(value + (event.key === "ArrowUp" ? step : -step), { min, max, step }))
    }
  }

  return (
    <TextField
      dense
      inputMode="decimal"
      autoComplete="off"
      role="spinbutton"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      {...props}
      suffix={unit}
      value={draft ?? shown}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={onKeyDown}
    />
  )
}
