import type { ComponentProps } from "react"
import { Field } from "../../ui/field.tsx"
import { useTaskForm } from "./task-form-context.ts"

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

/** As long as the code of a step may take to come. */
const patienceMs = 5000

/** The first control of the first field with a problem, once its step is drawn. */
export function focusField(
  within: HTMLElement | null,
  paths: readonly string[],
  until = Date.now() + patienceMs,
) {
  const field = [...(within?.querySelectorAll<HTMLElement>("[data-path]") ?? [])].find(({ dataset }) =>
    paths.includes(dataset["path"] ?? ""),
  )
  if (!field) {
    if (Date.now() < until) requestAnimationFrame(() => focusField(within, paths, until))
    return
  }
  const control = field.querySelector<HTMLElement>("input:not([type=hidden]), textarea, button, [tabindex]")
  control?.focus({ preventScroll: true })
  field.scrollIntoView({ block: "center" })
}
