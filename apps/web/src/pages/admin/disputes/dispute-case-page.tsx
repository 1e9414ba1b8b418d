import { Link } from "@tanstack/react-router"
import { decisionAimAt } from "@doable/domain/deal/dispute/steps"
import { wholePriceText } from "../../../blocks/text/total-price.tsx"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { UserText } from "../../../blocks/text/user-text.tsx"
import { Breadcrumb } from "../../../ui/layout/breadcrumb.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { ageText } from "../frame/age.tsx"
import type { DisputeCase } from "../cases/case-answers.ts"
import { CaseChat } from "../cases/case-chat.tsx"
import { CaseLayout } from "../cases/case-layout.tsx"
import { CaseFiles } from "../cases/case-files.tsx"
import { CasePeople, CaseRecord } from "../cases/case-record.tsx"
import { WrittenReasons } from "../cases/decision-fields.tsx"
import { faultText } from "../cases/fault-text.ts"
import { DecideDispute } from "./decide-dispute.tsx"
import type { loadDisputeCase } from "./load-disputes.ts"

/** Everything about one dispute on one page, and the decision beside it. */
export function DisputeCasePage({ found, now }: Awaited<ReturnType<typeof loadDisputeCase>>) {
  const { t } = useTranslation()
  const { dispute, case: about } = found
  const reason = t(`dispute:reasons.${dispute.reasonCode}`)
  return (
    <>
      <Breadcrumb>
        <Link to="/admin/disputes">{t("admin-disputes:title")}</Link>
        {t("admin-disputes:number", { number: dispute.number })}
      </Breadcrumb>
      <CaseLayout
        title={t("admin-disputes:caseTitle", { reason, title: dispute.title })}
        lead={<Lead found={found} now={now} />}
        taskId={about.task.id}
        isDecided={dispute.end !== null}
        decision={<Decision found={found} />}
      >
        <CasePeople about={about} />
        <Statements found={found} />
        <ProposalList found={found} />
        <CaseRecord about={about} />
        <CaseChat
          about={about}
          id={dispute.id}
          read={(api, asked) => api.adminDispute.getChat.query(asked)}
        />
      </CaseLayout>
    </>
  )
}

/** Where it stands, who asked for a decision, and how long it has been open or took. */
function Lead({ found: { dispute }, now }: { found: DisputeCase; now: string }) {
  const { t } = useTranslation()
  const date = useDate()
  const { status, end, openedAt, escalatedAt, escalatedBy, opener, against } = dispute
  const asker = escalatedBy === "opener" ? opener.name : against.name
  const said = [
    end
      ? t(`admin-disputes:end.${end.by}`, { date: date(end.at, "long") })
      : t(`admin-disputes:status.${status}`),
    escalatedAt &&
      (escalatedBy
        ? t("admin-disputes:asked", { name: asker, date: date(escalatedAt, "long") })
        : t("admin-disputes:timeOver", { date: date(escalatedAt, "long") })),
    end
      ? t("admin:age.took", { age: ageText(openedAt, end.at, t) })
      : t("admin-disputes:openFor", { age: ageText(openedAt, now, t) }),
    status === "admin_review" &&
      escalatedAt &&
      t("admin-disputes:decideBy", {
        date: date(decisionAimAt(new Date(escalatedAt)).toISOString(), "long"),
      }),
  ]
  return said.filter(Boolean).join(". ")
}

function Decision({ found }: { found: DisputeCase }) {
  const { t } = useTranslation()
  const date = useDate()
  const { dispute, reasoning, isOwn, case: about } = found
  const { end, actions } = dispute
  if (actions.includes("decide")) return <DecideDispute key={dispute.id} found={found} />
  return (
    <Card className="p-5">
      <h2 id="decision" className="display text-d22">
        {t("admin-disputes:decide.title")}
      </h2>
      {end ? (
        <>
          <p className="mt-1 text-14 text-ink-2">
            {t(`admin-disputes:end.${end.by}`, { date: date(end.at, "long") })}
          </p>
          {end.decision && (
            <p className="mt-2">
              {t(`admin-disputes:decide.decisions.${end.decision}`)}
              {end.fault && end.fault !== "undecided" && (
                <>
                  {". "}
                  {t("admin-disputes:decide.faultOf", { who: faultText(end.fault, about, t) })}
                </>
              )}
            </p>
          )}
          <WrittenReasons reasoning={reasoning} />
        </>
      ) : (
        <p className="mt-1 text-ink-2">
          {t(isOwn ? "refusal:dispute_own" : "refusal:dispute_not_in_review")}
        </p>
      )}
    </Card>
  )
}

function Statements({ found: { dispute } }: { found: DisputeCase }) {
  const { t } = useTranslation()
  const { opener, against, reply } = dispute
  return (
    <Card className="grid divide-line max-md:divide-y md:grid-cols-2 md:divide-x">
      <section className="min-w-0 p-5">
        <h2 className="font-semibold wrap-anywhere">{opener.name}</h2>
        <p className="text-14 text-ink-2">
          {t("dispute:statements.wants", { outcome: t(`dispute:outcomes.${dispute.wantedOutcome}`) })}
        </p>
        <p lang="" className="mt-2 wrap-anywhere whitespace-pre-line">
          {dispute.statement}
        </p>
        <CaseFiles files={dispute.files} />
      </section>
      <section className="min-w-0 p-5">
        <h2 className="font-semibold wrap-anywhere">{against.name}</h2>
        <p className="mt-2 wrap-anywhere whitespace-pre-line">
          {reply ? <UserText lang={null}>{reply.text}</UserText> : t("dispute:statements.noReply")}
        </p>
        {reply && <CaseFiles files={reply.files} />}
      </section>
    </Card>
  )
}

function ProposalList({ found: { dispute, case: about } }: { found: DisputeCase }) {
  const say = useTranslation()
  const { t } = say
  const date = useDate()
  if (dispute.proposals.length === 0) return null
  return (
    <Card className="p-5">
      <h2 className="display text-d22">{t("dispute:proposals.title")}</h2>
      <ul className="mt-2 divide-y divide-line">
        {dispute.proposals.toReversed().map(({ index, bySide, outcome, price, note, at, acceptedAt }) => (
          <li key={index} className="py-2.5">
            <p className="text-14 text-ink-2">
              <span className="font-semibold text-ink">{about[bySide].name}</span>, {date(at, "long")}
              {acceptedAt && `, ${t("dispute:proposals.accepted")}`}
            </p>
            <p className="font-semibold">
              {t(`dispute:outcomes.${outcome}`)}
              {price && `: ${wholePriceText({ price, materialsCost: dispute.materialsCost }, say)}`}
            </p>
            {note && (
              <p lang="" className="wrap-anywhere whitespace-pre-line">
                {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
