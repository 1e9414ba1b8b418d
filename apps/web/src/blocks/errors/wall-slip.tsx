import { clsx } from "clsx"
import type { ReactNode } from "react"

interface WallSlipProps {
  /** One mark per tab of the fringe: torn or not. */
  torn: readonly boolean[]
  /** Torn tabs that lie on the floor: left edge and height above it in percent and pixels, and a tilt. */
  fallen?: readonly { left: string; bottom: number; tilt: number }[]
  className?: string
  children: ReactNode
}

/** A page that is one slip taped to the half-painted wall. */
export function WallSlip({ torn, fallen, className, children }: WallSlipProps) {
  return (
    <div className="wall-page">
      <div className={clsx("slip relative w-full", className)} style={{ filter: "var(--sh-slip-lift)" }}>
        <span className="tape" aria-hidden="true" />
        <div className="slip-paper">{children}</div>
        <div className="fringe" aria-hidden="true" style={{ ["--fringe" as string]: "30px" }}>
          {torn.map((isTorn, position) => (
            <i key={position} data-torn={isTorn ? "" : undefined} />
          ))}
        </div>
      </div>
      {fallen?.map(({ left, bottom, tilt }) => (
        <span
          key={left}
          className="fallen-tab"
          aria-hidden="true"
          style={{ left, bottom, rotate: `${tilt}deg` }}
        />
      ))}
    </div>
  )
}
