import type { ReactNode } from "react"

interface FactProps {
  name: string
  className?: string
  children: ReactNode
}

/** One of the few things that stand over a talk. */
export function Fact({ name, className = "", children }: FactProps) {
  return (
    <div
      className={`min-w-0 border-l border-line px-3 py-2 first:border-0 first:pl-0 md:px-5.5 ${className}`}
    >
      <dt className="text-13 text-ink-2">{name}</dt>
      <dd className="truncate font-semibold">{children}</dd>
    </div>
  )
}
