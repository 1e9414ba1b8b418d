import clsx from "clsx"
import { useId } from "react"
import type { ChoiceProps } from "./choice.ts"
import { useFieldGroup } from "./field-context.ts"
import { radioDot } from "./radio-group.tsx"

type OptionCardsProps<V extends string> = ChoiceProps<V> & {
  /** Cards side by side from 480 up; pictures stand in two columns on phones as well. */
  columns?: 1 | 2 | 3 | 4
  centred?: boolean
}

const columnsClass = {
  1: "grid-cols-1",
  2: "grid-cols-1 sm:grid-cols-2",
  3: "grid-cols-1 sm:grid-cols-3",
  4: "grid-cols-2 lg:grid-cols-4",
}

/** Radios for two to four answers that need a few words each. The whole card is the target. */
export function OptionCards<V extends string>(props: OptionCardsProps<V>) {
  const { options, value, defaultValue, onValueChange, columns = 2, centred } = props
  const group = useFieldGroup(props)
  const ownName = useId()
  const hasPictures = options.some((option) => option.picture)
  const layout = hasPictures && columns === 2 ? "grid-cols-2" : columnsClass[columns]

  return (
    <div
      role="radiogroup"
      {...group}
      aria-required={props.required}
      className={clsx("grid gap-2", layout, !hasPictures && "sm:gap-3", props.className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(
            "relative flex min-w-0 cursor-pointer rounded-[12px] border-[1.5px] border-line-2 bg-paper text-15 has-checked:border-brand has-checked:shadow-[inset_0_0_0_1px_var(--brand)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:bg-wall-2 has-disabled:text-ink-3 not-has-disabled:hover:border-line-control not-has-disabled:has-checked:hover:border-brand",
            option.picture ? "flex-col px-3 py-2.5" : "min-h-16 items-center gap-3.5 px-4 py-3",
            centred && "items-center text-center",
          )}
        >
          <input
            type="radio"
            name={props.name ?? ownName}
            value={option.value}
            required={props.required}
            disabled={props.disabled || option.disabled}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            onChange={() => onValueChange?.(option.value)}
            className={clsx("peer outline-none", option.picture ? "sr-only" : radioDot)}
          />
          {option.picture && (
            <span aria-hidden className="mb-1.5 text-ink-2 peer-checked:text-brand-text">
              {option.picture}
            </span>
          )}
          <span className="min-w-0">
            <span className="block font-semibold">{option.label}</span>
            {option.hint && <span className="block text-14 text-ink-2">{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
