import { totalOf } from "@doable/domain/offer/total"
import { Link } from "@tanstack/react-router"
import { CircleAlert } from "lucide-react"
import { useState, type ReactNode } from "react"
import { contestAimAt } from "@doable/domain/deal/fault/faults"
import type { Side } from "@doable/domain/deal/work"
import { priceText } from "../blocks/text/market-text.ts"
import { UserText } from "../blocks/text/user-text.tsx"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation, type Translate } from "../i18n/use-translation.ts"
import { firstName, startText } from "../offer/offer-words.ts"
import type { Assignment } from "../session/answers/offer-answers.ts"
import { Chip } from "../ui/data/chip.tsx"
import { Button } from "../ui/layout/button.tsx"
import { Card } from "../ui/layout/card.tsx"
import { Disclosure } from "../ui/layout/disclosure.tsx"
import { useLater } from "../ui/layout/use-later.ts"
import { CompareVersions } from "./compare-versions.tsx"
import { CommentForm } from "./faults/comment-form.tsx"
import { OwnRecord } from "./faults/own-record.tsx"
import { textOfFaults } from "./requests/limit-text.ts"

/** A job that ended early: who ended it and why, whose fault that is, what it does, and what was agreed on. */
export function JobEnd({ hire, side }: { hire: Assignment; side: Side }) {
  const say = useTranslation()
  const { t, locale } = say
  const { other, faultInfo, cancelReason, cancelNote, endedAt, actions, agreement } = hire
  const [isRecordOpen, setRecordOpen] = useState(false)
  if (!other || !endedAt) return null
  const name = firstName(other.name)
  const { isOwn, isBySilence, limit, contestUntil, contest } = faultInfo
  const isFromDispute = hire.disputeId !== null && cancelReason === "other"
  return (
    // The focus comes here once the fault is contested.
    <section
      id={`fault-card-${hire.id}`}
      tabIndex={-1}
      aria-labelledby={`fault-${hire.id}`}
      className="mt-9 outline-none"
    >
      <Card className="overflow-hidden">
        <div className={isOwn ? "bg-danger-soft px-5 py-4" : "bg-paper-2 px-5 py-4"}>
          {isOwn && (
            <Chip tone="bad" icon={CircleAlert} onBand>
              {t("job:fault.chip")}
            </Chip>
          )}
          <h2 id={`fault-${hire.id}`} className="mt-1 display text-d22 wrap-anywhere">
            {titleOf(hire, name, t)}
          </h2>
        </div>
        <div className="grid gap-3 px-5 py-4">
          <dl className="grid gap-2 text-15">
            <Row name={t("job:fault.why")}>
              {isOwn && isBySilence
                ? t("job:fault.silence")
                : cancelReason && !isFromDispute && t(`job:reason.${cancelReason}`)}
              {!cancelReason && !cancelNote && !hire.disputeId && t("job:fault.noReason")}
              {cancelNote && (
                <span className="block wrap-anywhere text-ink-2">
                  {hire.cancelledBy && (
                    <b>
                      {hire.cancelledBy === "you" ? t("job:fault.youWrote") : t("job:fault.wrote", { name })}
                    </b>
                  )}{" "}
                  <UserText lang={null}>{cancelNote}</UserText>
                </span>
              )}
              {hire.disputeId && (
                <Link to="/tasks/$taskId/dispute" params={{ taskId: hire.taskId }} className="link block">
                  {t("job:exits.seeDispute")}
                </Link>
              )}
            </Row>
            <Row name={t("job:fault.recorded")}>{startText(endedAt, locale)}</Row>
            <Row name={t("job:fault.agreed")}>
              {priceText(totalOf(agreement), say)},{" "}
              {agreement.scheduledAt
                ? startText(agreement.scheduledAt, locale)
                : t("offer:hire.toAgreeInside")}
            </Row>
            <Row name={t("job:fault.effect")}>
              {isOwn
                ? [t("job:fault.counts"), ...(limit ? textOfFaults(limit, say) : [])].join(" ")
                : t("job:fault.countsNot")}
            </Row>
            {contestUntil && (
              <Row name={t("job:fault.until")}>
                {t("job:fault.untilText", { date: startText(contestUntil, locale) })}
              </Row>
            )}
          </dl>
          {contest && <Contest contest={contest} name={name} />}
          {actions.includes("contest_fault") && <ContestFault hireId={hire.id} name={name} />}
          {actions.includes("comment_contest") && <CommentForm hireId={hire.id} />}
          {(isOwn || contest?.isMine) && (
            <Disclosure
              title={t("job:fault.record")}
              onToggle={(event) => setRecordOpen(event.currentTarget.open)}
            >
              {isRecordOpen && <OwnRecord side={side} fault={hire} />}
            </Disclosure>
          )}
        </div>
        <CompareVersions hire={hire} />
      </Card>
    </section>
  )
}

/** Whose fault it is; where it is nobody's, who ended the job. */
function titleOf(hire: Assignment, name: string, t: Translate): string {
  const { fault, faultInfo, cancelledBy, isByConsent } = hire
  if (faultInfo.isOwn) return t("job:fault.title.yours")
  if (fault === "owner" || fault === "provider") return t("job:fault.title.theirs", { name })
  if (fault === "shared" || fault === "undecided") return t(`job:fault.title.${fault}`)
  if (faultInfo.contest) return t("job:fault.title.lifted")
  if (isByConsent) return t("job:fault.cancelled.both")
  return cancelledBy ? t(`job:fault.cancelled.${cancelledBy}`, { name }) : t("job:fault.cancelled.nobody")
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[130px_minmax(0,1fr)]">
      <dt className="text-14 text-ink-3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

type ContestData = NonNullable<Assignment["faultInfo"]["contest"]>

/** What was said against the fault, and what we decided. */
function Contest({ contest, name }: { contest: ContestData; name: string }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const { isMine, text, fileCount, at, comment, decision, reasoning, decidedAt } = contest
  return (
    <div className="grid gap-2 rounded-control bg-paper-2 px-4 py-3 text-14">
      <p className="wrap-anywhere whitespace-pre-line">
        <b>
          {isMine
            ? t("job:fault.youContested", { date: date(at, "xs") })
            : t("job:fault.theyContested", { name, date: date(at, "xs") })}
        </b>{" "}
        <UserText lang={null}>{text}</UserText>
      </p>
      {isMine && fileCount > 0 && <p className="text-ink-2">{t("job:fault.files", { count: fileCount })}</p>}
      {comment && (
        <p className="wrap-anywhere whitespace-pre-line">
          <b>{isMine ? t("job:request.says", { name }) : t("job:request.youSay")}</b>{" "}
          <UserText lang={null}>{comment.text}</UserText>
        </p>
      )}
      {decision && decidedAt ? (
        <p className="wrap-anywhere whitespace-pre-line">
          <b>{t("job:fault.decided", { date: date(decidedAt, "xs") })}</b> {reasoning}
        </p>
      ) : (
        <p className="text-ink-2">
          {t("job:fault.waiting", { date: startText(contestAimAt(new Date(at)).toISOString(), locale) })}
        </p>
      )}
    </div>
  )
}

const load = () => import("./faults/contest-dialog.tsx")
const words = ["job-forms", "fields", "refusal"] as const

function ContestFault({ hireId, name }: { hireId: string; name: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const later = useLater({ load, words, isWanted: isOpen, onFailure: () => setOpen(false) })
  return (
    <div>
      <Button pending={isOpen && !later} onClick={() => setOpen(true)}>
        {t("job:fault.contest")}
      </Button>
      {later && <later.ContestDialog hireId={hireId} name={name} isOpen={isOpen} onOpenChange={setOpen} />}
    </div>
  )
}
