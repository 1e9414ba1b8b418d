import type { ReactNode } from "react"

export function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="mb-3.5 display text-d28">{title}</h2>
      {children}
    </section>
  )
}
