import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Illustration } from "../ui/layout/illustration.tsx"
import { drawingOf } from "../category/drawing-of.ts"
import { paperOf } from "../category/paper-of.ts"
import type { TaskCardData } from "../session/answers/task-answers.ts"
import { budgetText, dayText } from "../blocks/text/market-text.ts"
import { titleIn } from "./shown-text.ts"
import { isOver } from "./task-status.ts"

interface TaskRowProps {
  task: TaskCardData
  /** The market's day. */
  today: string
  /** What stands at the end of the row. */
  children: ReactNode
}

/** A task as one line of a list. All of it is one link. */
export function TaskRow({ task, today, children }: TaskRowProps) {
  const { t, locale } = useTranslation()
  const budget = { kind: task.budgetKind, min: task.budgetMin, max: task.budgetMax }
  const price = budgetText(budget, { t, locale })
  const offers = task.offerCount === 0 ? t("task:noOffers") : t("task:offers", { count: task.offerCount })
  const shown = titleIn(task, locale)
  const day = dayText(task.timing, task.status && isOver(task.status) ? null : today, { t, locale })
  return (
    <li className="relative flex items-center gap-4 px-4 py-3.5 hover:bg-paper-2 max-sm:flex-wrap max-sm:items-start max-sm:gap-x-3.5 max-sm:gap-y-2.5 md:px-5">
      <span
        data-cat={paperOf(task.category)}
        className="grid h-12 w-16 flex-none place-items-center rounded-control bg-cat-t"
      >
        <Illustration {...drawingOf(task.category)} inherit width={56} height={42} />
      </span>
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-80px)]">
        <Link
          to="/tasks/$taskId"
          params={{ taskId: task.id }}
          lang={shown.lang}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {shown.title || t("dashboard:untitled")}
        </Link>
        <p className="mt-0.5 text-14 text-ink-2">{[price, day, offers].join(" · ")}</p>
      </div>
      {children}
    </li>
  )
}
