import type { ComponentProps } from "react"
import { Field } from "../../../ui/fields/field.tsx"
import { useTaskForm } from "../draft/use-task-editor.ts"

interface TaskFieldProps extends Omit<ComponentProps<typeof Field>, "error"> {
  /** Under which name the rules speak of it: "timing.date". */
  path: string
  /** The control says itself what is wrong. */
  isExplained?: boolean
}

/** A field that shows what the rules say about it, and that the page finds again by its path. */
export function TaskField({ path, isExplained = false, className, ...props }: TaskFieldProps) {
  const { errorOf } = useTaskForm()
  return (
    <div data-path={path} className={className}>
      <Field {...props} error={isExplained ? undefined : errorOf(path)} />
    </div>
  )
}
