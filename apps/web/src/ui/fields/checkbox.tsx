import clsx from "clsx"
import { Check, Minus } from "lucide-react"
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from "react"
import { useFieldControl } from "./field-context.ts"
import { FieldError } from "./field.tsx"

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "size"> & {
  /** Without words beside it (a table's row) give `aria-label`. */
  label?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  indeterminate?: boolean | undefined
}

export function Checkbox({ label, hint, error, indeterminate = false, className, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`, input["aria-describedby"]]
  const control = useFieldControl({
    id: input.id ?? id,
    "aria-describedby": describedBy.filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
  })

  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate, input.checked])

  return (
    <div className={clsx("min-w-0", className)}>
      <label className={clsx("relative flex min-h-11 w-fit gap-2.5 py-3 text-15", cursorOf(input.disabled))}>
        <input {...input} {...control} ref={box} type="checkbox" className="peer checkbox-box" />
        <Check
          aria-hidden
          size={16}
          strokeWidth={3}
          className="checkbox-mark peer-checked:block peer-indeterminate:hidden peer-disabled:text-ink-3"
        />
        <Minus aria-hidden size={16} strokeWidth={3} className="checkbox-mark peer-indeterminate:block" />
        {label && <span className="-my-px min-w-0">{label}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2.5 pb-2 pl-7.5 text-13 text-ink-3">
          {hint}
        </p>
      )}
      <div aria-live="polite" className="-mt-2 empty:mt-0">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  )
}

function cursorOf(disabled: boolean | undefined) {
  return disabled ? "cursor-not-allowed text-ink-3" : "cursor-pointer"
}
