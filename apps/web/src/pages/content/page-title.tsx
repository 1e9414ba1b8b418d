import type { ReactNode } from "react"
import { Prose } from "./prose.tsx"

export function PageTitle({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <header>
      <h1 className="max-w-[20ch] display text-[40px]/[42px] tracking-[-0.025em] md:text-d48">{title}</h1>
      <Prose text={lead} className="mt-3 max-w-[56ch] text-18 text-ink-2" />
      {children}
    </header>
  )
}
