import { Link } from "@tanstack/react-router"
import { ExternalLink } from "lucide-react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Breadcrumb } from "../../../ui/layout/breadcrumb.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { ageText } from "../frame/age.tsx"
import type { FaultCase } from "../cases/case-answers.ts"
import { CaseChat } from "../cases/case-chat.tsx"
import { CaseFiles } from "../cases/case-files.tsx"
import { CasePeople, CaseRecord } from "../cases/case-record.tsx"
import { WrittenReasons } from "../cases/decision-fields.tsx"
import { DecideFault } from "./decide-fault.tsx"
import type { loadFaultCase } from "./load-faults.ts"

/** One contested fault: what each says about it, everything the two did, and the decision beside it. */
export function FaultCasePage({ found, now }: Awaited<ReturnType<typeof loadFaultCase>>) {
  const { t } = useTranslation()
  const { assignmentId, case: about, by, createdAt } = found
  return (
    <>
      <Breadcrumb>
        <Link to="/admin/faults">{t("admin-disputes:faults.title")}</Link>
        {found.title}
      </Breadcrumb>
      <AdminHead
        title={t("admin-disputes:faults.caseTitle", { name: by.name })}
        lead={t("admin-disputes:openFor", { age: ageText(createdAt, now, t) })}
        actions={
          <Button asChild variant="outline" icon={ExternalLink}>
            <Link to="/tasks/$taskId" params={{ taskId: about.task.id }} preload={false}>
              {t("admin-disputes:openTask")}
            </Link>
          </Button>
        }
      />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_420px]">
        <div className="grid min-w-0 gap-4">
          <CasePeople about={about} />
          <Said found={found} />
          <CaseRecord about={about} />
          <CaseChat
            about={about}
            id={assignmentId}
            read={(api, asked) => api.adminAssignment.getChat.query(asked)}
          />
        </div>
        <aside className="min-w-0 max-xl:row-start-1 xl:sticky xl:top-24">
          <Decision found={found} />
        </aside>
      </div>
    </>
  )
}

function Said({ found }: { found: FaultCase }) {
  const { t } = useTranslation()
  const { by, text, files, other, case: about, isBySilence } = found
  const another = by.side === "owner" ? about.doer : about.owner
  return (
    <Card className="grid divide-line max-md:divide-y md:grid-cols-2 md:divide-x">
      <section className="min-w-0 p-5">
        <h2 className="font-semibold wrap-anywhere">{by.name}</h2>
        {isBySilence && <p className="text-14 text-ink-2">{t("admin-disputes:faults.silence")}</p>}
        <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
        <CaseFiles files={files} />
      </section>
      <section className="min-w-0 p-5">
        <h2 className="font-semibold wrap-anywhere">{another.name}</h2>
        <p className="mt-2 wrap-anywhere whitespace-pre-line">
          {other?.text ?? t("admin-disputes:faults.noComment")}
        </p>
      </section>
    </Card>
  )
}

function Decision({ found }: { found: FaultCase }) {
  const { t } = useTranslation()
  const date = useDate()
  const { decision, decidedAt, reasoning, isOwn, case: about } = found
  if (!decision && !isOwn) return <DecideFault found={found} />
  const named = decision === "owner" ? about.owner.name : decision === "provider" ? about.doer.name : null
  const shared = decision === "shared" ? "shared" : "none"
  return (
    <Card className="p-5">
      <h2 className="display text-d22">{t("admin-disputes:decide.title")}</h2>
      {decision && decidedAt ? (
        <>
          <p className="mt-1 text-14 text-ink-2">
            {t("admin-disputes:faults.decided", { date: date(decidedAt, "long") })}
          </p>
          <p className="mt-2">
            {t("admin-disputes:decide.faultOf", {
              who: named ?? t(`admin-disputes:decide.faults.${shared}`),
            })}
          </p>
          <WrittenReasons reasoning={reasoning} />
        </>
      ) : (
        <p className="mt-1 text-ink-2">{t("refusal:contest_own")}</p>
      )}
    </Card>
  )
}
