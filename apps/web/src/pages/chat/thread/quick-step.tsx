import { useTranslation } from "../../../i18n/use-translation.ts"
import { NextStep } from "../../../deal/work-step.tsx"
import { isWorkStatus } from "../../../deal/work.ts"
import type { Conversation } from "../../../session/answers/chat-answers.ts"
import { firstNameOf } from "../../../conversation/person-name.ts"

/** The reader's next step, as on the task's page: start, mark as done, review. */
export function QuickStep({ conversation, now }: { conversation: Conversation; now: Date }) {
  const { t } = useTranslation()
  const { task, agreement, isCustomer, closedBecause } = conversation
  if (!task || !agreement || closedBecause || !isWorkStatus(task.status)) return null
  const { status } = task
  const side = isCustomer ? "owner" : "doer"
  // While the doer is at it, and when all is done, the owner has no next step.
  const isTurn = status === "completion_requested" || (side === "doer" && status !== "completed")
  if (!isTurn) return null
  return (
    <div className="chat-agreement chat-step" data-step={status}>
      <h2 className="text-14 font-semibold">
        {t(`work:${side}.${status}.title`, { name: firstNameOf(conversation, t) })}
      </h2>
      <NextStep dense work={{ task, side, status, now: now.getTime(), hire: { agreement } }} />
    </div>
  )
}
