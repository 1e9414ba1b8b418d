import type { ReactNode } from "react"

interface ProfileSectionProps {
  id?: string
  title: string
  children: ReactNode
}

export function ProfileSection({ id, title, children }: ProfileSectionProps) {
  return (
    <section id={id} className="mt-10 scroll-mt-24">
      <h2 className="mb-3.5 display text-d28">{title}</h2>
      {children}
    </section>
  )
}
