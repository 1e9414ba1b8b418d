import type { ReactNode } from "react"

/** A name and what is known under it, inside a `dl`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="max-w-[60ch] min-w-0">
      <dt className="text-13 text-ink-3">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
