import { CircleSlash } from "lucide-react"
import { useState } from "react"
import { cancelTimes } from "@doable/domain/deal/work"
import { useTranslation } from "../i18n/use-translation.ts"
import { startText } from "../offer/offer-words.ts"
import { useLater } from "../ui/layout/use-later.ts"
import { ExitRow } from "./requests/exit-row.tsx"
import { answerTimeText } from "./requests/use-answer-time.ts"
import type { Work } from "./work.ts"

const load = () => import("./requests/cancel-dialog.tsx")
const words = ["job-forms", "refusal"] as const

/** Alone while there is time, later by a request; where neither is possible, a sentence says why. */
export function CancelJob({ work }: { work: Work }) {
  const { t, locale } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const later = useLater({
    load,
    words,
    isWanted: isOpen,
    onFailure: () => setOpen(false),
  })
  const { actions, cannot } = work.hire
  const isNow = actions.includes("cancel_now")
  const isPossible = isNow || actions.includes("request_cancel")
  const whyNot = cannot.find(({ action }) => action === "request_cancel")?.why
  if (!isPossible && !whyNot) return null
  const hours = answerTimeText("cancel", locale)
  const what = isNow ? aloneText(work, { t, locale }) : t("job:exits.cancelAsk", { name: work.name, hours })
  return (
    <>
      <ExitRow
        icon={CircleSlash}
        title={t("job:exits.cancel")}
        text={isPossible ? what : whyNot && t(`refusal:${whyNot}`)}
        isPossible={isPossible}
        pending={isOpen && !later}
        onClick={() => setOpen(true)}
      />
      {later && <later.CancelDialog job={work} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}

type Say = Pick<ReturnType<typeof useTranslation>, "t" | "locale">

/** Until when it can be done alone, whose fault that is, and what comes then. */
function aloneText({ hire, name, now }: Work, { t, locale }: Say): string {
  const { assignedAt, strandedAt, agreement } = hire
  const moment = (at: string | null) => (at === null ? null : new Date(at))
  const { freeUntil, until } = cancelTimes({
    assignedAt: new Date(assignedAt),
    scheduledAt: moment(agreement.scheduledAt),
    strandedAt: moment(strandedAt),
  })
  if (!freeUntil) return t("job:exits.alone.stranded")
  const date = (at: Date) => startText(at.toISOString(), locale)
  if (freeUntil.getTime() > now) {
    const isLast = until?.getTime() === freeUntil.getTime()
    return `${t("job:exits.alone.free", { date: date(freeUntil) })} ${t(isLast ? "job:exits.alone.thenAsk" : "job:exits.alone.thenYours", { name })}`
  }
  return until ? t("job:exits.alone.yours", { date: date(until) }) : t("job:exits.alone.untilStart")
}
