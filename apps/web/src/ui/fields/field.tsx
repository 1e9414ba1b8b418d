import clsx from "clsx"
import { CircleAlert } from "lucide-react"
import { useId, useMemo, type ReactNode } from "react"
import { FieldContext } from "./field-context.ts"

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Keeps the label for screen readers only: for places where the sight already says it. */
  hideLabel?: boolean
  /** Set for controls made of several inputs; the label then names the set instead of one input. */
  group?: boolean
  id?: string
  className?: string
  children: ReactNode
}

export function Field({ label, hint, error, hideLabel, group, id, className, children }: FieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const labelId = `${fieldId}-label`
  const hintId = hint ? `${fieldId}-hint` : undefined
  const errorId = error ? `${fieldId}-error` : undefined
  const state = useMemo(
    () => ({ id: fieldId, labelId, errorId, hintId, isGroup: Boolean(group) }),
    [fieldId, labelId, errorId, hintId, group],
  )
  const labelClass = hideLabel ? "sr-only" : "mb-1.5 block w-fit text-14 font-semibold text-ink"

  return (
    <div className={clsx("whole-field flex min-w-0 flex-col", className)}>
      {group ? (
        <span id={labelId} className={labelClass}>
          {label}
        </span>
      ) : (
        <label id={labelId} htmlFor={fieldId} className={labelClass}>
          {label}
        </label>
      )}
      <FieldContext value={state}>{children}</FieldContext>
      <div aria-live="polite" className={besideOwnProblem}>
        {errorId && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      {hintId && (
        <p id={hintId} className={clsx("mt-1.5 text-13 text-ink-3", besideCounter)}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** The counter of a text area stands at the end of the same line; on a phone it has a line of its own. */
const besideCounter = "sm:[.whole-field:has([data-counter=beside])_&]:pr-38"

/** A control that can't read what was typed says so itself: that it's missing would be a second message. */
const besideOwnProblem = "[.whole-field:has([data-problem])_&]:hidden"

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={clsx("mt-1.5 flex gap-1.5 text-13 text-danger-text", besideCounter)}>
      <CircleAlert aria-hidden size={16} strokeWidth={1.9} className="mt-px shrink-0" />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  )
}
