import { clsx } from "clsx"
import type { ComponentProps } from "react"

interface BadgeProps extends Omit<ComponentProps<"span">, "children"> {
  count: number
  /** Above it the badge says "99+". */
  max?: number
}

/** A number of things that wait. It's a drawing beside a control whose name says the number in words. */
export function Badge({ count, max = 99, className, ...rest }: BadgeProps) {
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={clsx(
        "inline-block h-5 min-w-5 rounded-full bg-cta px-1.5 text-center text-[12px]/5 font-bold text-on-cta",
        className,
      )}
    >
      {count > max ? `${max}+` : count}
    </span>
  )
}
