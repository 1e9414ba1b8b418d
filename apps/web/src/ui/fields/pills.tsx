import { clsx } from "clsx"
import { Check } from "lucide-react"
import { useId, type ReactNode } from "react"
import { useFieldGroup } from "./field-context.ts"

interface PillsProps<V extends string> {
  options: readonly { value: V; label: ReactNode; lang?: string }[]
  /** One answer or several. */
  type: "radio" | "checkbox"
  chosen: readonly V[]
  onChosenChange: (chosen: V[]) => void
}

/** Short answers side by side; native inputs, so that keys and screen readers work as everywhere. */
export function Pills<V extends string>({ options, type, chosen, onChosenChange }: PillsProps<V>) {
  const group = useFieldGroup()
  const name = useId()
  const press = (value: V, isOn: boolean) => {
    if (type === "radio") onChosenChange([value])
    else
      onChosenChange(
        options.map((one) => one.value).filter((one) => (one === value ? isOn : chosen.includes(one))),
      )
  }
  return (
    <div role={type === "radio" ? "radiogroup" : "group"} {...group} className="flex flex-wrap gap-2">
      {options.map(({ value, label, lang }) => (
        <label
          key={value}
          className={clsx(
            "group relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border-[1.5px] border-line-2 bg-paper px-4 text-15 font-medium",
            "hover:border-line-control has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-text",
            "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
          )}
        >
          <input
            type={type}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={(event) => press(value, event.currentTarget.checked)}
            className="sr-only"
          />
          <Check
            aria-hidden
            size={16}
            strokeWidth={2.4}
            className="-ml-1 hidden [.group:has(:checked)_&]:block"
          />
          <span lang={lang}>{label}</span>
        </label>
      ))}
    </div>
  )
}
