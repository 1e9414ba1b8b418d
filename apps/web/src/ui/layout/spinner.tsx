import { clsx } from "clsx"
import type { ComponentProps } from "react"

/** A drawing only: the control or the status line beside it says in words what is being waited for. */
export function Spinner({ size = 20, className, ...rest }: ComponentProps<"svg"> & { size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      strokeLinecap="round"
      aria-hidden="true"
      {...rest}
      className={clsx("animate-spin motion-reduce:animate-breathe", className)}
    >
      <path d="M21 12a9 9 0 1 1-6.2-8.56" />
    </svg>
  )
}
