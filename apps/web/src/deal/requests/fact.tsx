import type { LucideIcon } from "lucide-react"

/** One line of what follows from a form. */
export function Fact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex gap-2.5">
      <Icon size={18} strokeWidth={1.9} aria-hidden="true" className="mt-px shrink-0" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
