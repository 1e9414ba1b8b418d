import { numberFormat, percentText, spanText } from "@doable/words/format"
import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Side } from "@doable/domain/deal/work"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { startText } from "../../offer/offer-words.ts"
import type { FaultRecord } from "../../session/answers/deal-answers.ts"
import type { Assignment } from "../../session/answers/offer-answers.ts"
import { useApi } from "../../session/use-api.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Spinner } from "../../ui/layout/spinner.tsx"
import { limitText } from "../requests/limit-text.ts"

interface OwnRecordProps {
  /** The reader's role in the job decides whose stats are shown. */
  side: Side
  /** What is known of the fault. The record is asked for again once that changes. */
  fault: Pick<Assignment, "fault" | "faultInfo">
}

/** What the reader has to answer for, as they alone see it, and what the limits are. */
export function OwnRecord({ side, fault: { fault, faultInfo } }: OwnRecordProps) {
  const { t } = useTranslation()
  const ask = useApi()
  const { data, isError, refetch } = useQuery({
    queryKey: ["faultRecord", fault, faultInfo.contest?.decision],
    queryFn: () => ask((api) => api.taskAssignment.getMyRecord.query()),
    staleTime: 0,
  })
  if (isError)
    return (
      <p role="alert" className="text-14 text-ink-2">
        {t("job:fault.recordFailed")}{" "}
        <Button variant="link" onClick={() => void refetch()}>
          {t("ui:tryAgain")}
        </Button>
      </p>
    )
  return data ? <Record record={data} side={side} /> : <Spinner size={18} />
}

function Record({ record, side }: { record: FaultRecord; side: Side }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const { asClient, asDoer, ownFaultCount, countedFaults, windowDays, limits, limitedUntil } = record
  const isClient = side === "owner"
  const rate = isClient ? asClient.cancelRate : asDoer.completionRate && asDoer.completionRate * 100
  const number = numberFormat(locale)
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-3 gap-3">
        {rate !== null && (
          <Figure name={t(isClient ? "job:fault.cancelRate" : "job:fault.rate")}>
            {percentText(rate / 100, locale)}
          </Figure>
        )}
        <Figure name={t(isClient ? "job:fault.tasksDone" : "job:fault.done")}>
          {number.format((isClient ? asClient : asDoer).doneCount)}
        </Figure>
        <Figure name={t("job:fault.own")}>{number.format(ownFaultCount)}</Figure>
      </dl>
      {limitedUntil && (
        <p className="rounded-control bg-warn-soft px-4 py-3 text-14 text-warn-text">
          {t("job:fault.limited", { date: startText(limitedUntil, locale) })}
        </p>
      )}
      {record.faults.length > 0 && (
        <ul className="grid gap-2 text-14">
          {record.faults.map((one) => (
            <li key={one.assignmentId} className="border-t border-line pt-2">
              <Link
                to="/tasks/$taskId"
                params={{ taskId: one.taskId }}
                lang=""
                className="font-semibold wrap-anywhere underline-offset-3 hover:underline"
              >
                {one.title}
              </Link>
              <span className="block text-ink-2">
                {date(one.at, "xs")} · {t(`job:fault.state.${one.state}`)}
              </span>
              {one.reasoning && <span className="block wrap-anywhere text-ink-2">{one.reasoning}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="text-14 text-ink-2">
        {t("job:fault.counted", {
          number: number.format(countedFaults),
          days: spanText(windowDays, "day", locale),
        })}{" "}
        {limits
          .toSorted((a, b) => a.count - b.count)
          .map((limit) => limitText(limit, { t, locale }))
          .join(" ")}{" "}
        {t("job:fault.single")}
      </p>
    </div>
  )
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dd className="display text-d22">{children}</dd>
      <dt className="text-13 text-ink-2">{name}</dt>
    </div>
  )
}
