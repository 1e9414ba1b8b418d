import type { ReactNode } from "react"

/** Between the form and what replaces it. */
export function OrLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-4 text-14 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  )
}
