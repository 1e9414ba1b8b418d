import { clsx } from "clsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { VisuallyHidden } from "./visually-hidden.tsx"

interface StepBarsProps {
  steps: readonly string[]
  /** Index of the present step; `steps.length` when all are done. */
  current: number
}

/** How far something has come, as a row of bars for a side panel. */
export function StepBars({ steps, current }: StepBarsProps) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t("ui:steps")} className="grid auto-cols-fr grid-flow-col gap-1.5">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? "step" : undefined}
          className={clsx("min-w-0 text-12", index === current ? "font-semibold text-ink" : "text-ink-3")}
        >
          <span
            aria-hidden="true"
            className={clsx(
              "mb-1.5 block h-1.5 rounded-full",
              index < current ? "bg-brand" : index === current ? "bg-cta" : "bg-line-2",
            )}
          />
          {name}
          {index < current ? <VisuallyHidden>, {t("ui:stepDone")}</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  )
}
