import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Illustration } from "../ui/layout/illustration.tsx"
import { drawingOf } from "../category/drawing-of.ts"
import { paperOf } from "../category/paper-of.ts"
import type { MyTasksAnswer, TaskCardData } from "../session/answers/task-answers.ts"
import { budgetText, dayText, priceText } from "../blocks/text/market-text.ts"
import { isOver, stepsDone } from "./task-status.ts"

interface TaskRowProps {
  task: TaskCardData
  /** The owner's task with a doer: shows the doer and the agreed price instead of the offers and the budget. */
  hire?: MyTasksAnswer["data"][number]["hire"]
  /** The market's day. */
  today: string
  /** How far the task has come is drawn too. */
  hasSteps?: boolean
  /** What stands at the end of the row. */
  children: ReactNode
}

/** A task as one line of a list. All of it is one link. */
export function TaskRow({ task, hire, today, hasSteps = false, children }: TaskRowProps) {
  const { t, locale } = useTranslation()
  const budget = { kind: task.budgetKind, min: task.budgetMin, max: task.budgetMax }
  const price = hire ? priceText(hire.price, { t, locale }) : budgetText(budget, { t, locale })
  const offers = task.offerCount === 0 ? t("task:noOffers") : t("task:offers", { count: task.offerCount })
  const day = dayText(task.timing, task.status && isOver(task.status) ? null : today, { t, locale })
  const who = hire ? hire.name || t("chat:gone") : offers
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
          lang={task.lang}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {task.title || t("dashboard:untitled")}
        </Link>
        <p className="mt-0.5 text-14 text-ink-2">{[price, day, who].join(" · ")}</p>
        {hasSteps && task.status && <Steps done={stepsDone(task.status)} />}
      </div>
      {children}
    </li>
  )
}

const stepCount = 4

/** The chip beside it says the same in words. */
function Steps({ done }: { done: number | null }) {
  if (done === null) return null
  const colourOf = (step: number) => (step < done ? "bg-brand" : step === done ? "bg-cta" : "bg-line-2")
  return (
    <span aria-hidden="true" className="mt-2 flex max-w-60 gap-1.5">
      {Array.from({ length: stepCount }, (_, step) => (
        <i key={step} className={`h-1 flex-1 rounded-full ${colourOf(step)}`} />
      ))}
    </span>
  )
}
