import { Link } from "@tanstack/react-router"
import { contestAimAt } from "@doable/domain/deal/fault/faults"
import { UserText } from "../../../blocks/text/user-text.tsx"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Breadcrumb } from "../../../ui/layout/breadcrumb.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { ageText } from "../frame/age.tsx"
import type { FaultCase } from "../cases/case-answers.ts"
import { CaseChat } from "../cases/case-chat.tsx"
import { CaseLayout } from "../cases/case-layout.tsx"
import { CaseFiles } from "../cases/case-files.tsx"
import { CaseFact, CasePart } from "../cases/case-part.tsx"
import { CasePeople, CaseRecord } from "../cases/case-record.tsx"
import { WrittenReasons } from "../cases/decision-fields.tsx"
import { faultText } from "../cases/fault-text.ts"
import { DecideFault } from "./decide-fault.tsx"
import type { loadFaultCase } from "./load-faults.ts"

/** One contested fault: what each says about it, everything the two did, and the decision beside it. */
export function FaultCasePage({ found, now }: Awaited<ReturnType<typeof loadFaultCase>>) {
  const { t } = useTranslation()
  const date = useDate()
  const { assignmentId, case: about, by, createdAt, decidedAt } = found
  return (
    <>
      <Breadcrumb>
        <Link to="/admin/faults">{t("admin-disputes:faults.title")}</Link>
        <span lang="">{found.title}</span>
      </Breadcrumb>
      <CaseLayout
        title={t("admin-disputes:faults.caseTitle", { name: by.name })}
        lead={
          decidedAt
            ? `${t("admin-disputes:faults.decided", { date: date(decidedAt, "long") })}. ${t("admin:age.took", { age: ageText(createdAt, decidedAt, t) })}`
            : `${t("admin-disputes:openFor", { age: ageText(createdAt, now, t) })}. ${t("admin-disputes:decideBy", { date: date(contestAimAt(new Date(createdAt)).toISOString(), "long") })}`
        }
        taskId={about.task.id}
        isDecided={decidedAt !== null}
        decision={<Decision found={found} />}
      >
        <CasePeople about={about} />
        <Facts found={found} />
        <Said found={found} />
        <CaseRecord about={about} />
        <CaseChat
          about={about}
          id={assignmentId}
          read={(api, asked) => api.adminAssignment.getChat.query(asked)}
        />
      </CaseLayout>
    </>
  )
}

/** The fault that is contested, and what it was recorded for. */
function Facts({ found }: { found: FaultCase }) {
  const { t } = useTranslation()
  const date = useDate()
  const { contestedFault, cancelledBy, reasonCode, cancelNote, jobEndedAt, isBySilence, case: about } = found
  return (
    <CasePart title={t("admin-disputes:faults.facts.title")}>
      <dl className="mt-2 grid gap-1.5 text-15">
        <CaseFact name={t("admin-disputes:faults.facts.fault")}>
          {faultText(contestedFault, about, t)}
        </CaseFact>
        <CaseFact name={t("admin-disputes:faults.facts.cancelledBy")}>
          {cancelledBy ? about[cancelledBy].name : t("admin-disputes:faults.facts.nobody")}
        </CaseFact>
        {reasonCode && (
          <CaseFact name={t("admin-disputes:requests.reason")}>{t(`job:reason.${reasonCode}`)}</CaseFact>
        )}
        {cancelNote && (
          <CaseFact name={t("admin-disputes:faults.facts.note")}>
            <UserText lang={null}>{cancelNote}</UserText>
          </CaseFact>
        )}
        {jobEndedAt && (
          <CaseFact name={t("admin-disputes:faults.facts.ended")}>{date(jobEndedAt, "long")}</CaseFact>
        )}
      </dl>
      {isBySilence && <p className="mt-2 text-14 text-ink-2">{t("admin-disputes:faults.silence")}</p>}
    </CasePart>
  )
}

function Said({ found }: { found: FaultCase }) {
  const { t } = useTranslation()
  const { by, text, files, other, case: about } = found
  const another = by.side === "owner" ? about.doer : about.owner
  return (
    <Card className="grid divide-line max-md:divide-y md:grid-cols-2 md:divide-x">
      <section className="min-w-0 p-5">
        <h2 className="font-semibold wrap-anywhere">{by.name}</h2>
        <p lang="" className="mt-2 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
        <CaseFiles files={files} />
      </section>
      <section className="min-w-0 p-5">
        <h2 className="font-semibold wrap-anywhere">{another.name}</h2>
        <p className="mt-2 wrap-anywhere whitespace-pre-line">
          {other ? <UserText lang={null}>{other.text}</UserText> : t("admin-disputes:faults.noComment")}
        </p>
      </section>
    </Card>
  )
}

function Decision({ found }: { found: FaultCase }) {
  const { t } = useTranslation()
  const date = useDate()
  const { decision, decidedAt, reasoning, isOwn, case: about } = found
  if (!decision && !isOwn) return <DecideFault key={found.assignmentId} found={found} />
  return (
    <Card className="p-5">
      <h2 id="decision" className="display text-d22">
        {t("admin-disputes:decide.title")}
      </h2>
      {decision && decidedAt ? (
        <>
          <p className="mt-1 text-14 text-ink-2">
            {t("admin-disputes:faults.decided", { date: date(decidedAt, "long") })}
          </p>
          <p className="mt-2">{t("admin-disputes:decide.faultOf", { who: faultText(decision, about, t) })}</p>
          <WrittenReasons reasoning={reasoning} />
        </>
      ) : (
        <p className="mt-1 text-ink-2">{t("refusal:contest_own")}</p>
      )}
    </Card>
  )
}
