import { clsx } from "clsx"
import type { ReactNode } from "react"
import { drawingOf } from "../../category/drawing-of.ts"
import { paperOf } from "../../category/paper-of.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { Illustration } from "../../ui/layout/illustration.tsx"
import { ActionLink } from "./action-link.tsx"
import { dueText } from "./due-text.ts"
import type { Action } from "./load-overview.ts"

interface NextStepProps {
  action: Action
  now: number
  /** What helps to decide, between the words and the button. */
  children?: ReactNode
}

/** The one thing that runs out first, large, with the button that does it. */
export function NextStep({ action, now, children }: NextStepProps) {
  const say = useTranslation()
  const { t } = say
  const { kind, count, title, lang, category } = action
  const due = dueText(action, now, say)
  return (
    <Card
      asChild
      className="flex overflow-hidden border-cta shadow-lift max-md:flex-col-reverse max-md:border-t-4 md:border-l-4"
    >
      <section aria-labelledby="next-step">
        <div className="min-w-0 flex-1 p-5 md:p-6">
          {due && (
            <p
              className={clsx(
                "mb-1 text-14",
                due.isPressing ? "font-semibold text-warn-text" : "font-medium text-ink-2",
              )}
            >
              {due.text}
            </p>
          )}
          <h2 id="next-step" className="display text-d28">
            {t(`dashboard:action.${kind}`, { count })}
          </h2>
          <p lang={title ? lang : undefined} className="mt-1 max-w-[60ch] text-ink-2 wrap-anywhere">
            {title || t("dashboard:untitled")}
          </p>
          {children}
          <Button asChild variant="cta" size="cta" className="mt-4 max-sm:w-full">
            <ActionLink action={action} aria-describedby="next-step">
              {t(`dashboard:do.${kind}`, { count })}
            </ActionLink>
          </Button>
        </div>
        <div
          data-cat={paperOf(category)}
          className="grid flex-none place-items-center bg-cat-t max-md:h-24 md:w-59"
        >
          <Illustration {...drawingOf(category)} inherit className="max-md:h-22 max-md:w-auto md:w-44" />
        </div>
      </section>
    </Card>
  )
}
