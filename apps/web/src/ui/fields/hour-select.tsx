import type { ComponentProps } from "react"
import { NativeSelect } from "./native-select.tsx"

const hours = Array.from({ length: 24 }, (_, hour) => [String(hour).padStart(2, "0"), "00"].join(":"))

type HourSelectProps = Pick<ComponentProps<"select">, "name" | "disabled"> & {
  hour: string
  onChange: (hour: string) => void
}

/** Of 24 hours in every language; a browser's own field follows the browser's. */
export function HourSelect({ hour, onChange, ...select }: HourSelectProps) {
  const options = hours.includes(hour) ? hours : [hour, ...hours]
  return (
    <NativeSelect {...select} value={hour} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </NativeSelect>
  )
}
