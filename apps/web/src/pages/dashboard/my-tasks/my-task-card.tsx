import { dayOf } from "@doable/domain/time/market-day"
import { totalOf } from "@doable/domain/offer/total"
import { priceText } from "../../../blocks/text/market-text.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { MyTasksAnswer } from "../../../session/answers/task-answers.ts"
import { TaskCard } from "../../../task/task-card.tsx"
import { chipOfTask, stepsDone } from "../../../task/task-status.ts"
import { StatusChip } from "../../../ui/data/status-chip.tsx"

interface MyTaskCardProps {
  task: MyTasksAnswer["data"][number]
  now: number
  crop: number
}

/** The client's own task: who does it or how many offers it has, and how far it has come. */
export function MyTaskCard({ task, now, crop }: MyTaskCardProps) {
  const say = useTranslation()
  const { t } = say
  const { hire, offerCount, title } = task
  const offers = offerCount === 0 ? t("task:noOffers") : t("task:offers", { count: offerCount })
  return (
    <TaskCard
      compact
      task={title ? task : { ...task, title: t("dashboard:untitled") }}
      now={new Date(now)}
      crop={crop}
      own={{
        price: hire && priceText(totalOf(hire), say),
        day: hire?.scheduledAt ? dayOf(new Date(hire.scheduledAt)) : null,
        foot: (
          <>
            <Steps done={stepsDone(task.status)} />
            <span className="grow text-start font-semibold wrap-anywhere text-ink">
              {hire ? hire.name || t("chat:gone") : offers}
            </span>
            <StatusChip status={chipOfTask(task)} />
          </>
        ),
      }}
    />
  )
}

const stepCount = 4

/** The chip below it says the same in words. */
function Steps({ done }: { done: number | null }) {
  if (done === null) return null
  const colourOf = (step: number) => (step < done ? "bg-brand" : step === done ? "bg-cta" : "bg-line-2")
  return (
    <span aria-hidden="true" className="-order-1 flex basis-full gap-1.5">
      {Array.from({ length: stepCount }, (_, step) => (
        <i key={step} className={`h-1 flex-1 rounded-full ${colourOf(step)}`} />
      ))}
    </span>
  )
}
