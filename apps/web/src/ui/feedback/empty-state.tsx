import { clsx } from "clsx"
import { Minus, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "../layout/button.tsx"
import { Illustration } from "../layout/illustration.tsx"
import type { IllustrationName } from "../../styles/illustrations/names.ts"
import { Slip } from "../layout/slip.tsx"

interface EmptyStateProps {
  title: string
  /** What would change it, in one sentence. */
  text?: ReactNode
  icon?: LucideIcon
  /** A drawing on its paper instead of the icon. */
  drawing?: IllustrationName
  /** At most one button. */
  action?: ReactNode
  /** Or a link that looks like one. */
  link?: ReactNode
  heading?: "h1" | "h2" | "h3"
  className?: string
}

/** A blank slip with all its tabs on. */
export function EmptyState({
  title,
  text,
  icon: Icon = Minus,
  drawing,
  action,
  link,
  heading: Heading = "h2",
  className,
}: EmptyStateProps) {
  return (
    <div className={clsx("flex flex-col items-center px-5 py-9 text-center", className)}>
      <Slip className="mb-4.5 w-[152px] [--fringe:22px]" data-cat={drawing} aria-hidden="true">
        <div className={clsx("grid h-24 place-items-center text-ink-2", drawing && "bg-cat-t")}>
          {drawing ? (
            <Illustration name={drawing} width={112} height={84} />
          ) : (
            <Icon size={26} strokeWidth={1.9} />
          )}
        </div>
      </Slip>
      <Heading className="display text-d22">{title}</Heading>
      {text ? <p className="mt-1 max-w-[34ch] text-balance text-ink-2">{text}</p> : null}
      {action ? <div className="mt-4.5">{action}</div> : null}
      {link ? (
        <Button asChild variant="outline" className="mt-4.5">
          {link}
        </Button>
      ) : null}
    </div>
  )
}
