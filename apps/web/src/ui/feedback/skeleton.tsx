import { clsx } from "clsx"
import type { ComponentProps, ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { VisuallyHidden } from "../layout/visually-hidden.tsx"

interface SkeletonGroupProps extends ComponentProps<"div"> {
  /** What is coming: "Loading tasks". */
  label?: string
  children: ReactNode
}

/** The boxes of what is coming. They show after 150 ms, so quick answers don't flicker; the label is read once. */
export function SkeletonGroup({ label, className, children, ...rest }: SkeletonGroupProps) {
  const { t } = useTranslation()
  return (
    <div role="status" {...rest}>
      <VisuallyHidden>{label ?? t("ui:loading")}</VisuallyHidden>
      <div aria-hidden="true" className={clsx("animate-appear", className)}>
        {children}
      </div>
    </div>
  )
}

/** One box; its size comes from `className`. */
export function Skeleton({ className, ...rest }: ComponentProps<"span">) {
  return <span {...rest} className={clsx("shimmer block rounded-xs bg-wall-2", className)} />
}
