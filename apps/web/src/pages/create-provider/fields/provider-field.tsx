import type { ComponentProps } from "react"
import { Field } from "../../../ui/fields/field.tsx"
import { useProviderForm } from "../draft/provider-form-context.ts"

interface ProviderFieldProps extends Omit<ComponentProps<typeof Field>, "error"> {
  /** Under which name the rules speak of it: "availability.awayUntil". */
  path: string
  /** The control says itself what is wrong. */
  isExplained?: boolean
}

/** A field that shows what the rules say about it, and that the page finds again by its path. */
export function ProviderField({ path, isExplained = false, className, ...props }: ProviderFieldProps) {
  const { errorOf } = useProviderForm()
  return (
    <div data-path={path} className={className}>
      <Field {...props} error={isExplained ? undefined : errorOf(path)} />
    </div>
  )
}
