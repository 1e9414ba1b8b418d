import { clsx } from "clsx"
import { Check } from "lucide-react"
import type { ReactElement, ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { VisuallyHidden } from "./visually-hidden.tsx"

export interface StepLinkProps {
  className: string
  children: ReactNode
}

interface StepperProps {
  steps: readonly string[]
  /** Index of the present step. */
  current: number
  /** A link (or button) back to a step that is done. */
  renderLink?: (index: number, props: StepLinkProps) => ReactElement
}

/** Tabs hanging from the line above. On a phone only the present one shows its name. */
export function Stepper({ steps, current, renderLink }: StepperProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("ui:steps")}>
      <ol className="flex items-start gap-[3px] [filter:var(--sh-slip)] max-md:gap-0.5">
        {steps.map((name, index) => {
          const done = index < current
          const now = index === current
          const inside = (
            <>
              <span
                aria-hidden="true"
                className={clsx(
                  "grid size-6 flex-none place-items-center rounded-full text-[13px] font-bold",
                  done ? "bg-brand text-on-brand" : now ? "bg-cta text-on-cta" : "bg-wall-2 text-ink-2",
                )}
              >
                {done ? <Check size={14} strokeWidth={2.6} /> : index + 1}
              </span>
              <VisuallyHidden>
                {t("ui:stepOf", { step: index + 1, steps: steps.length, name })}
                {done ? `, ${t("ui:stepDone")}` : ""}
              </VisuallyHidden>
              <span aria-hidden="true" className={clsx("min-w-0", !now && "max-md:hidden")}>
                {name}
              </span>
            </>
          )
          const look = "flex min-h-12 items-center gap-2.5 px-3.5 py-2.5 text-14 max-md:px-3"
          return (
            <li
              key={name}
              aria-current={now ? "step" : undefined}
              className={clsx(
                "min-w-0 rounded-b-[6px] bg-paper text-ink-2 md:flex-1",
                now && "border-t-4 border-cta pb-1.5 font-bold text-ink max-md:flex-1",
              )}
            >
              {done && renderLink ? (
                renderLink(index, {
                  className: clsx(look, "rounded-b-[6px] hover:text-ink"),
                  children: inside,
                })
              ) : (
                <span className={look}>{inside}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
