import type { ReactNode } from "react"
import { Card } from "../../../ui/layout/card.tsx"

interface CasePartProps {
  title: string
  /** Said in place of the part while there's nothing in it. */
  none?: string | null
  children: ReactNode
}

export function CasePart({ title, none = null, children }: CasePartProps) {
  return (
    <Card className="min-w-0 p-5">
      <h2 className="display text-d22">{title}</h2>
      {none === null ? children : <p className="mt-1 text-14 text-ink-2">{none}</p>}
    </Card>
  )
}

/** One line of a list of facts. */
export function CaseFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[150px_minmax(0,1fr)]">
      <dt className="text-14 text-ink-2">{name}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}
