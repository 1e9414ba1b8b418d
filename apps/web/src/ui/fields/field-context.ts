// What a Field tells the control inside it: its id, its name and what describes it.
import { createContext, useContext } from "react"

type FieldState = {
  id: string
  labelId: string
  errorId: string | undefined
  hintId: string | undefined
  /** The field holds several inputs: its id and description belong to the set, not to each of them. */
  isGroup: boolean
}

export type OwnProps = {
  id?: string | undefined
  /** Where the control itself says what is wrong. That it's missing would be a second message. */
  problemId?: string | undefined
  "aria-describedby"?: string | undefined
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined
}

export const FieldContext = createContext<FieldState | null>(null)

const ids = (...all: (string | undefined)[]) => all.filter(Boolean).join(" ") || undefined

/** Attributes for a control that a `<label for>` can name: input, textarea, select, button. */
export function useFieldControl(own: OwnProps = {}) {
  const field = useContext(FieldContext)
  const single = field?.isGroup ? null : field
  return {
    id: own.id ?? single?.id,
    "aria-describedby": ids(own["aria-describedby"], own.problemId ?? single?.errorId, single?.hintId),
    "aria-invalid": own["aria-invalid"] ?? (Boolean(own.problemId ?? field?.errorId) || undefined),
  }
}

/** Attributes for a set of controls (radios, two thumbs, files), which only `aria-labelledby` can name. */
export function useFieldGroup(own: { "aria-label"?: string | undefined } = {}) {
  const field = useContext(FieldContext)
  return {
    "aria-label": own["aria-label"],
    "aria-labelledby": own["aria-label"] ? undefined : field?.labelId,
    "aria-describedby": ids(field?.errorId, field?.hintId),
    "aria-invalid": Boolean(field?.errorId) || undefined,
  }
}

export function useHasFieldNote() {
  const field = useContext(FieldContext)
  return Boolean(field?.errorId ?? field?.hintId)
}

export function useFieldLabelId() {
  return useContext(FieldContext)?.labelId
}
