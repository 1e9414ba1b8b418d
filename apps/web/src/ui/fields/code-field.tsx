import clsx from "clsx"
import { useState, type ComponentProps } from "react"
import { useFieldControl } from "./field-context.ts"

type CodeFieldProps = Omit<ComponentProps<"input">, "value" | "onChange" | "type" | "size" | "maxLength"> & {
  value: string
  onValueChange: (code: string) => void
  /** Called once each time the last digit is filled. */
  onComplete?: (code: string) => void
  length?: number
  /** Fills its place with larger boxes, where the code is all there is to enter. */
  full?: boolean
}

/**
 * One real input whose digits are spaced to fall into the boxes drawn beneath it: caret, selection,
 * paste, autofill and screen readers work as in any input, before scripts run as well.
 */
export function CodeField({
  value,
  onValueChange,
  onComplete,
  length = 6,
  full = false,
  className,
  ...props
}: CodeFieldProps) {
  const control = useFieldControl(props)
  const [isFocused, setFocused] = useState(false)
  const active = Math.min(value.length, length - 1)

  const take = (text: string) => {
    const digits = text.replace(/\D/g, "").slice(0, length)
    onValueChange(digits)
    if (digits.length === length && digits !== value) onComplete?.(digits)
  }

  return (
    <div className={clsx("@container w-full", !full && "max-w-76", className)}>
      <div
        className={clsx(
          "relative [--pitch:calc((100cqw-var(--box))/5)]",
          full ? "h-14 [--box:calc((100cqw-40px)/6)]" : "h-12 [--box:44px]",
        )}
      >
        <div aria-hidden className="flex h-full justify-between">
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              className={clsx(
                "w-(--box) rounded-control border-[1.5px] bg-paper",
                control["aria-invalid"] ? "border-danger" : "border-line-control",
                isFocused &&
                  index === active &&
                  "border-brand! shadow-[inset_0_0_0_0.5px_var(--brand),0_0_0_3px_color-mix(in_srgb,var(--brand)_24%,transparent)]",
                props.disabled && "border-line-2! bg-wall-2",
              )}
            />
          ))}
        </div>
        {/* One box wider than what is seen, so that the caret after the last digit doesn't scroll the digits. */}
        <div className="absolute inset-0 overflow-clip rounded-control">
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`[0-9]{${length}}`}
            autoCorrect="off"
            {...props}
            {...control}
            type="text"
            value={value}
            onChange={(event) => take(event.currentTarget.value)}
            onFocus={(event) => {
              setFocused(true)
              props.onFocus?.(event)
            }}
            onBlur={(event) => {
              setFocused(false)
              props.onBlur?.(event)
            }}
            className="h-full w-[calc(100%+var(--pitch))] bg-transparent pl-[calc(var(--box)/2-0.5ch)] text-[20px] font-semibold tracking-[calc(var(--pitch)-1ch)] text-ink tabular-nums outline-none disabled:cursor-not-allowed disabled:text-ink-3"
          />
        </div>
      </div>
    </div>
  )
}
