import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { dueText } from "../dashboard/due-text.ts"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { startText } from "../../offer/offer-words.ts"
import { TotalPrice, type PriceTerms } from "../../blocks/text/total-price.tsx"
import { Card } from "../../ui/layout/card.tsx"
import type { JobsData } from "./load-dashboard.ts"

type Board = JobsData["board"]
type Job = Board["assigned"]["data"][number]

const titleClass = "line-clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0"

const pages = {
  assigned: "/tasks/$taskId",
  in_progress: "/tasks/$taskId",
  completion_requested: "/tasks/$taskId/complete",
  disputed: "/tasks/$taskId/dispute",
  completed: "/tasks/$taskId/complete",
} as const

interface BoardJobProps {
  job: Job
  state: keyof Board
  now: number
}

export function BoardJob({ job, state, now }: BoardJobProps) {
  const say = useTranslation()
  const { t, locale } = say
  const date = useDate()
  const whenText = () => {
    if (state === "completed" && job.endedAt) return date(job.endedAt, "xs")
    // Nothing is planned while it's discussed.
    if (state === "disputed") return null
    if (state === "completion_requested") {
      return dueText({ kind: "confirm_completion", dueAt: job.endsAt }, now, say)?.text
    }
    if (job.isStranded) return t("provider-dashboard:board.stranded")
    if (job.isRework) return t("provider-dashboard:board.rework")
    return job.scheduledAt ? startText(job.scheduledAt, locale) : t("provider-dashboard:board.noHour")
  }
  return (
    <Row terms={job} words={[job.client || t("chat:gone"), whenText()].filter(Boolean).join(", ")}>
      <Link to={pages[state]} params={{ taskId: job.taskId }} lang={job.lang} className={titleClass}>
        {job.title}
      </Link>
    </Row>
  )
}

function Row({ terms, words, children }: { terms: PriceTerms; words: string; children: ReactNode }) {
  return (
    <Card asChild lift className="relative p-3">
      <li>
        {children}
        <p className="mt-0.5 text-13 text-ink-2 wrap-anywhere">{words}</p>
        <p className="mt-1">
          <TotalPrice terms={terms} className="font-semibold tabular-nums" />
        </p>
      </li>
    </Card>
  )
}
