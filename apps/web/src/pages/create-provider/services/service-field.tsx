import type { ComponentProps } from "react"
import { Field } from "../../../ui/fields/field.tsx"
import type { ServiceForm } from "./service-form.ts"

export interface ServiceFieldsProps {
  form: ServiceForm
  change: (part: Partial<ServiceForm>) => void
  errorOf: (path: string) => string | undefined
  leave: (path: string) => void
  /** As the server has them. */
  pictures: readonly { id: string; url: string }[]
  onBusyChange: (isBusy: boolean) => void
}

/** A field that is found again by the path under which the rules speak of it. */
export function ServiceField({ path, ...props }: ComponentProps<typeof Field> & { path: string }) {
  return (
    <div data-path={path}>
      <Field {...props} />
    </div>
  )
}
