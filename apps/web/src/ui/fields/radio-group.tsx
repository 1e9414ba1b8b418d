import clsx from "clsx"
import { useId } from "react"
import { useFieldGroup } from "./field-context.ts"
import type { ChoiceProps } from "./choice.ts"

/** Native radios: arrows move, the form posts, and it works before scripts run. */
export function RadioGroup<V extends string>({
  options,
  value,
  defaultValue,
  onValueChange,
  ...props
}: ChoiceProps<V>) {
  const group = useFieldGroup(props)
  const ownName = useId()

  return (
    <div
      role="radiogroup"
      {...group}
      aria-required={props.required}
      className={clsx("flex flex-col", props.className)}
    >
      {options.map((option) => {
        const isDisabled = props.disabled || option.disabled
        return (
          <label
            key={option.value}
            className={clsx(
              "flex min-h-11 w-fit gap-2.5 py-2.75 text-15",
              isDisabled ? "cursor-not-allowed text-ink-3" : "cursor-pointer",
            )}
          >
            <input
              type="radio"
              name={props.name ?? ownName}
              value={option.value}
              required={props.required}
              disabled={isDisabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              onChange={() => onValueChange?.(option.value)}
              className={radioDot}
            />
            <span className="min-w-0">
              {option.label}
              {option.hint && <span className="block text-13 text-ink-3">{option.hint}</span>}
            </span>
          </label>
        )
      })}
    </div>
  )
}

export const radioDot =
  "mt-px size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border-[1.5px] border-line-control bg-paper checked:border-[6px] checked:border-brand disabled:border-line-2 disabled:bg-wall-2 disabled:checked:border-ink-3 forced-colors:appearance-auto"
