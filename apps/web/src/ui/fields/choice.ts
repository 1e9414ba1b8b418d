import type { ReactNode } from "react"

/** One of a few answers that are all in sight. */
export type ChoiceOption<V extends string> = {
  value: V
  label: ReactNode
  hint?: ReactNode
  /** A drawing or icon above the words of an option card. */
  picture?: ReactNode
  disabled?: boolean
}

export type ChoiceProps<V extends string> = {
  options: readonly ChoiceOption<V>[]
  /** null chooses none; leave out to let the inputs keep their own value. */
  value?: V | null
  defaultValue?: V
  onValueChange?: (value: V) => void
  name?: string
  required?: boolean
  disabled?: boolean
  "aria-label"?: string
  className?: string
}
