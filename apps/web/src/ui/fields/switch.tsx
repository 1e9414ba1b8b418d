import clsx from "clsx"
import { useId, type ComponentProps, type ReactNode } from "react"

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role" | "size"> & {
  label: ReactNode
  hint?: ReactNode
}

/** For settings that apply right away. In a form that's submitted, use a checkbox. */
export function Switch({ label, hint, className, ...input }: SwitchProps) {
  const hintId = useId()
  return (
    <label
      className={clsx(
        "flex min-h-11 w-full items-start justify-between gap-4 py-2 text-15",
        input.disabled ? "cursor-not-allowed text-ink-3" : "cursor-pointer",
        className,
      )}
    >
      <span className="min-w-0 py-0.5">
        {label}
        {hint && (
          <span aria-hidden className="block text-13 text-ink-3">
            {hint}
          </span>
        )}
      </span>
      {hint && (
        <span id={hintId} hidden>
          {hint}
        </span>
      )}
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-describedby={clsx(hint && hintId, input["aria-describedby"]) || undefined}
        className="switch-box"
      />
    </label>
  )
}
