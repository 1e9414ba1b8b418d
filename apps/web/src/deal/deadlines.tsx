import { spanText } from "@doable/words/format"
import { CornerDownRight, DoorOpen, Hourglass } from "lucide-react"
import { clsx } from "clsx"
import { disputeAfterDays } from "@doable/domain/deal/dispute/limits"
import type { Side } from "@doable/domain/deal/work"
import { leftText } from "../i18n/time-left.ts"
import { useTranslation, type Translate } from "../i18n/use-translation.ts"
import { firstName, startText } from "../offer/offer-words.ts"
import type { Assignment } from "../session/answers/offer-answers.ts"
import { Chip } from "../ui/data/chip.tsx"
import { Card } from "../ui/layout/card.tsx"
import { answerTimeText } from "./requests/use-answer-time.ts"

type Deadline = Assignment["deadlines"][number]

interface DeadlinesProps {
  hire: Pick<Assignment, "deadlines" | "other" | "actions">
  side: Side
  now: number
}

/** Everything that runs for the two: whose turn it is, until when, and what follows. */
export function Deadlines({ hire, side, now }: DeadlinesProps) {
  const { t, locale } = useTranslation()
  const { deadlines, other, actions } = hire
  if (deadlines.length === 0 || !other) return null
  const name = firstName(other.name)
  return (
    <section aria-labelledby="deadlines-title" className="mt-9">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="deadlines-title" className="display text-d22">
          {t("job:deadlines.title")}
        </h2>
        <p className="text-14 text-ink-2">{t("job:deadlines.lead")}</p>
      </div>
      <Card asChild className="mt-3 overflow-hidden">
        <ol>
          {deadlines.map((deadline) => (
            <Row
              key={`${deadline.kind}-${deadline.refId}`}
              deadline={deadline}
              name={name}
              side={side}
              now={now}
            />
          ))}
        </ol>
      </Card>
      {actions.includes("request_cancel") && !actions.includes("cancel_now") && (
        <p className="mt-2.5 flex items-start gap-2 text-14 text-ink-2">
          <DoorOpen size={18} strokeWidth={1.9} aria-hidden="true" className="mt-px shrink-0" />
          {t("job:deadlines.wayOut", { name, hours: answerTimeText("cancel", locale) })}
        </p>
      )}
    </section>
  )
}

interface RowProps {
  deadline: Deadline
  name: string
  side: Side
  now: number
}

function Row({ deadline, name, side, now }: RowProps) {
  const { t, locale } = useTranslation()
  const { at, turn, days } = deadline
  const isMine = turn === "you" && at !== null
  const end = useEnd({ deadline, name, side })
  return (
    <li
      className={clsx(
        "grid gap-x-6 gap-y-2 border-line px-4 py-4 not-last:border-b sm:grid-cols-[150px_minmax(0,1fr)] md:px-5.5",
        isMine && "bg-brand-soft",
      )}
      data-deadline={deadline.kind}
    >
      <div>
        {at ? (
          <>
            {(turn !== "team" || Date.parse(at) > now) && (
              <p className="display text-d18">{leftText(Date.parse(at), now, locale)}</p>
            )}
            <time dateTime={at} className="text-13 text-ink-2">
              {startText(at, locale)}
            </time>
          </>
        ) : (
          days !== null && <p className="display text-d18">{spanText(days, "day", locale)}</p>
        )}
      </div>
      <div className="min-w-0">
        {turn !== "both" && (at || turn === "team") && (
          <Chip tone={isMine ? "apricot" : "mute"} {...(isMine && { icon: Hourglass })} dense>
            {t(`job:deadlines.turn.${turn}`, { name })}
          </Chip>
        )}
        <p className="font-semibold wrap-anywhere">{titleOf(deadline, name, t)}</p>
        {end && (
          <p className="mt-1 flex gap-2 text-14 text-ink-2">
            <CornerDownRight size={16} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span className="min-w-0">{end}</span>
          </p>
        )}
      </div>
    </li>
  )
}

function titleOf({ kind, turn }: Deadline, name: string, t: Translate): string {
  switch (kind) {
    case "answer_price":
    case "answer_schedule":
    case "answer_scope":
    case "answer_cancel":
    case "confirm_work":
    case "reply_dispute":
      return t(`job:deadlines.what.${kind}.${turn === "you" ? "you" : "other"}`, { name })
    case "keep_moving":
    case "contest_fault":
    case "agree_dispute":
    case "decide_dispute":
      return t(`job:deadlines.what.${kind}`)
  }
}

/** What follows when nobody does anything. */
function useEnd({ deadline, name, side }: Pick<RowProps, "deadline" | "name" | "side">): string | null {
  const { t, locale } = useTranslation()
  const { at, end, turn, isPaused, days } = deadline
  if (isPaused) return t("job:deadlines.paused")
  const dispute = t("job:deadlines.disputeLater", { count: disputeAfterDays })
  if (!at && days !== null)
    return `${t(`job:deadlines.start.${side}`, { name, days: spanText(days, "day", locale) })}. ${t(`job:deadlines.later.${side}`, { name })} ${dispute}`
  if (!at || !end) return null
  const date = startText(at, locale)
  switch (end) {
    case "request_expires":
    case "job_cancelled":
    case "fault_recorded":
      return t(`job:deadlines.end.${end}.${turn === "you" ? "you" : "other"}`, { name, date })
    case "job_completed":
      return `${t(`job:deadlines.end.${end}.${turn === "you" ? "you" : "other"}`, { name, date })} ${dispute}`
    case "job_stalls":
    case "fault_stays":
    case "team_decides":
    case "team_aims":
      return t(`job:deadlines.end.${end}`, { date })
  }
}
