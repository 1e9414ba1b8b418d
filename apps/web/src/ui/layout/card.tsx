import { clsx } from "clsx"
import { Slot } from "radix-ui"
import type { ComponentProps } from "react"

interface CardProps extends ComponentProps<"div"> {
  /** Rises a little under the pointer: for cards that are links. */
  lift?: boolean
  asChild?: boolean
}

/** A plain sheet of paper on the wall. */
export function Card({ lift = false, asChild = false, className, ...rest }: CardProps) {
  const Box = asChild ? Slot.Root : "div"
  return (
    <Box
      {...rest}
      className={clsx("min-w-0 rounded-panel bg-paper shadow-paper", lift && "card-lift", className)}
    />
  )
}
