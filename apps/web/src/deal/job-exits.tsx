import { CalendarSync } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Card } from "../ui/layout/card.tsx"
import { useLater } from "../ui/layout/use-later.ts"
import { CancelJob } from "./cancel-job.tsx"
import { ExitRow } from "./requests/exit-row.tsx"
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
  const changeText = () => {
    if (canChange) return t("job:exits.changeText", { name, hours: answerTimeText("change", locale) })
    return whyNotChange === "change_pending"
      ? t("offer:agreement.allAsked")
      : whyNotChange && t(`refusal:${whyNotChange}`)
  }
  return (
    <Card id="exits" className="scroll-mt-24 overflow-hidden">
      <h2 className="px-5 pt-4.5 pb-3.5 display text-d18">{t("job:exits.title")}</h2>
      <RequestChange work={work} isPossible={canChange} text={changeText()} />
      <CancelJob work={work} />
    </Card>
  )
}

interface RequestChangeProps {
  work: Work
  isPossible: boolean
  text: string | undefined
}

function RequestChange({ work, isPossible, text }: RequestChangeProps) {
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
      <ExitRow
        icon={CalendarSync}
        title={t("job:exits.change")}
        text={text}
        isPossible={isPossible}
        pending={isOpen && !later}
        onClick={() => setOpen(true)}
      />
      {later && <later.ChangeDialog job={work} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
