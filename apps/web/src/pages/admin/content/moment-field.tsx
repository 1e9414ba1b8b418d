import { dayOf, isDay, momentOf, timeOf } from "@doable/domain/time/market-day"
import { useState } from "react"
import { TextField } from "../../../ui/fields/text-field.tsx"

interface MomentFieldProps {
  moment: string | null
  onChange: (moment: string | null) => void
}

/** A day and a time of the market's clock. */
export function MomentField({ moment, onChange }: MomentFieldProps) {
  // A year is typed digit by digit, as 0002 first: what was typed stays until it's a time or is left.
  const [typed, setTyped] = useState<{ text: string; moment: string | null } | null>(null)
  return (
    <TextField
      type="datetime-local"
      max="9999-12-31T23:59"
      value={typed && typed.moment === moment ? typed.text : marketTime(moment)}
      onChange={(event) => {
        const text = event.currentTarget.value
        const next = fromMarketTime(text)
        setTyped({ text, moment: next })
        onChange(next)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

function marketTime(moment: string | null): string {
  if (!moment) return ""
  const at = new Date(moment)
  return `${dayOf(at)}T${timeOf(at)}`
}

function fromMarketTime(text: string): string | null {
  const [day = "", time = ""] = text.split("T")
  return isDay(day) && day >= "1000" && time ? momentOf(day, time.slice(0, 5)).toISOString() : null
}
