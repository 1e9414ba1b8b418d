import { clsx } from "clsx"
import type { ComponentProps } from "react"
import { Fringe } from "./fringe.tsx"

interface SlipProps extends ComponentProps<"div"> {
  /** How many tabs of the fringe are torn off. The number must also be written in words near it. */
  torn?: number
  tabs?: number
  /** Rises under the pointer, and one free tab bends: for slips that are links. */
  lift?: boolean
}

/** Paper with a fringe of tabs. `data-cat` on it gives everything inside the colours of that paper. */
export function Slip({ torn = 0, tabs = 7, lift = false, className, children, ...rest }: SlipProps) {
  return (
    <div {...rest} className={clsx("slip", lift && "slip-lift", className)}>
      <div className="slip-paper">{children}</div>
      <Fringe torn={torn} tabs={tabs} />
    </div>
  )
}
