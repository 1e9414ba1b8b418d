import type { ReactNode } from "react"

interface AccountRowProps {
  title: string
  hint?: ReactNode
  children: ReactNode
}

/** One matter of the account: its name at the side, what can be done beside it. */
export function AccountRow({ title, hint, children }: AccountRowProps) {
  return (
    <section className="grid gap-x-6 gap-y-3 border-line py-5 not-first:border-t md:grid-cols-[176px_minmax(0,1fr)]">
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        {hint && <p className="text-13 break-words text-ink-3">{hint}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
