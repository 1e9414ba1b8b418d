// What a Field tells the control inside it: its id, its name and what describes it.
import { createContext, useContext } from "react"

type FieldState = {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  /** The field holds several inputs: its id and description belong to the set, not to each of them. */
  isGroup: boolean
}

type OwnProps = {
  id?: string | undefined
  "aria-describedby"?: string | undefined
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined
}

export const FieldContext = createContext<FieldState | null>(null)

/** Attributes for a control that a `<label for>` can name: input, textarea, select, button. */
export function useFieldControl(own: OwnProps = {}) {
  const field = useContext(FieldContext)
  const single = field?.isGroup ? null : field
  const describedBy = [own["aria-describedby"], single?.describedBy].filter(Boolean).join(" ")
  return {
    id: own.id ?? single?.id,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid || undefined),
  }
}

/** Attributes for a set of controls (radios, two thumbs, files), which only `aria-labelledby` can name. */
export function useFieldGroup(own: { "aria-label"?: string | undefined } = {}) {
  const field = useContext(FieldContext)
  return {
    "aria-label": own["aria-label"],
    "aria-labelledby": own["aria-label"] ? undefined : field?.labelId,
    "aria-describedby": field?.describedBy,
    "aria-invalid": field?.invalid || undefined,
  }
}

export function useHasFieldNote() {
  return Boolean(useContext(FieldContext)?.describedBy)
}

export function useFieldLabelId() {
  return useContext(FieldContext)?.labelId
}
