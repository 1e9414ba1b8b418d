import { clsx } from "clsx"
import type { ComponentProps, ReactNode } from "react"

interface ProgressProps extends Omit<ComponentProps<"div">, "children"> {
  /** From 0 to 1; left out while nobody knows. */
  value?: number | undefined
  /** What is moving forward. */
  label: string
}

function progressbar({ value, label }: Pick<ProgressProps, "value" | "label">) {
  return {
    role: "progressbar",
    "aria-label": label,
    "aria-valuemin": 0,
    "aria-valuemax": 100,
    "aria-valuenow": value === undefined ? undefined : Math.round(share(value) * 100),
  } as const
}

function share(value: number) {
  return Math.min(1, Math.max(0, value))
}

export function ProgressBar({ value, label, className, ...rest }: ProgressProps) {
  return (
    <div
      {...rest}
      {...progressbar({ value, label })}
      className={clsx("h-2 overflow-hidden rounded-full bg-wall-2 inset-ring-1 inset-ring-line-2", className)}
    >
      <div
        className={clsx(
          "h-full origin-left rounded-full bg-brand transition-transform duration-(--m-base)",
          value === undefined && "animate-breathe",
        )}
        style={{ transform: `scaleX(${share(value ?? 1)})` }}
      />
    </div>
  )
}

interface ProgressRingProps extends ProgressProps {
  size?: number
  /** Stands in the middle of the ring. */
  inside?: ReactNode
}

/** The way around the ring. */
const round = 2 * Math.PI * 19

export function ProgressRing({ value, label, size = 44, inside, className, ...rest }: ProgressRingProps) {
  return (
    <div
      {...rest}
      {...progressbar({ value, label })}
      className={clsx("relative inline-grid flex-none place-items-center", className)}
      style={{ width: size, height: size }}
    >
      <svg
        viewBox="0 0 44 44"
        width={size}
        height={size}
        fill="none"
        aria-hidden="true"
        className="absolute inset-0"
      >
        <circle cx="22" cy="22" r="19" stroke="var(--line-2)" strokeWidth="5" />
        <circle
          cx="22"
          cy="22"
          r="19"
          stroke="var(--brand)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`${share(value ?? 0.25) * round} ${round}`}
          transform="rotate(-90 22 22)"
          className={clsx(
            "transition-[stroke-dasharray] duration-(--m-base)",
            value === undefined && "animate-breathe",
          )}
        />
      </svg>
      {inside ? <span className="relative text-12 font-semibold">{inside}</span> : null}
    </div>
  )
}
