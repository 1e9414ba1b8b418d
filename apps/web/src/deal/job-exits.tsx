import { CalendarSync } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { Card } from "../ui/layout/card.tsx"
import { useLater } from "../ui/layout/use-later.ts"
import { CancelJob } from "./cancel-job.tsx"
import { answerTimeText } from "./requests/use-answer-time.ts"
import type { Work } from "./work.ts"

const load = () => import("./requests/change-dialog.tsx")
const words = ["job-forms", "fields", "refusal"] as const
const changes = ["change_price", "change_schedule", "change_scope"] as const

/** How the job can still be changed or ended, as the server says, and why not. */
export function JobExits({ work }: { work: Work }) {
  const { t, locale } = useTranslation()
  const { hire, name } = work
  const { actions, cannot } = hire
  const canChange = changes.some((one) => actions.includes(one))
  const whyNotChange = cannot.find(({ action }) => action === "change_price")?.why
  const isRunning = work.status === "assigned" || work.status === "in_progress"
  if (!isRunning || (actions.length === 0 && cannot.length === 0)) return null
  const isNow = actions.includes("cancel_now")
  const canCancel = isNow || actions.includes("request_cancel")
  return (
    <Card id="exits" className="grid scroll-mt-24 gap-3 p-5">
      <h2 className="display text-d18">{t("job:exits.title")}</h2>
      <div>
        <RequestChange
          work={work}
          isPossible={canChange}
          whyNot={whyNotChange && t(`refusal:${whyNotChange}`)}
        />
        {canChange && (
          <p className="mt-1.5 text-13 text-ink-3">
            {t("job:exits.changeText", {
              name,
              hours: answerTimeText("change", locale),
            })}
          </p>
        )}
      </div>
      <div className="border-t border-line pt-3">
        <CancelJob work={work} />
        {canCancel && (
          <p className="mt-1.5 text-13 text-ink-3">
            {isNow
              ? t("job:exits.cancelNow")
              : t("job:exits.cancelAsk", {
                  name,
                  hours: answerTimeText("cancel", locale),
                })}
          </p>
        )}
      </div>
    </Card>
  )
}

interface RequestChangeProps {
  work: Work
  isPossible: boolean
  whyNot: string | undefined
}

function RequestChange({ work, isPossible, whyNot }: RequestChangeProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const later = useLater({
    load,
    words,
    isWanted: isOpen,
    onFailure: () => setOpen(false),
  })
  return (
    <>
      <Button
        full
        variant="outline"
        icon={CalendarSync}
        disabled={!isPossible}
        hint={whyNot}
        pending={isOpen && !later}
        onClick={() => setOpen(true)}
      >
        {t("job:exits.change")}
      </Button>
      {later && <later.ChangeDialog job={work} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
