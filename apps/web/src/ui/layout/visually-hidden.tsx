import type { ComponentProps } from "react"

/** Words for assistive technology alone. */
export function VisuallyHidden(props: Omit<ComponentProps<"span">, "className">) {
  return <span {...props} className="sr-only" />
}
