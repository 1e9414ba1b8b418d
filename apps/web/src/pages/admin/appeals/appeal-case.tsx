import { Link } from "@tanstack/react-router"
import { ArrowLeft } from "lucide-react"
import { TableLink } from "../../../blocks/data-table/table-link.tsx"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { reasonWords } from "../../../restriction/reason-words.ts"
import { Chip } from "../../../ui/data/chip.tsx"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { PrivateFiles } from "../frame/private-files.tsx"
import { DecideAppeal } from "./decide-appeal.tsx"
import type { AppealCase } from "./load-appeals.ts"

/** A decision, what the person says about it, and the answer. */
export function AppealCaseView({ found }: { found: AppealCase | null }) {
  const { t } = useTranslation()
  return (
    <>
      <TableLink set={{ appeal: undefined }} className="mb-3 inline-flex min-h-11 items-center gap-2 link">
        <ArrowLeft size={18} aria-hidden="true" />
        {t("admin-appeals:back")}
      </TableLink>
      {found ? <Case found={found} /> : <EmptyState title={t("admin-appeals:notFound")} />}
    </>
  )
}

function Case({ found }: { found: AppealCase }) {
  const { t } = useTranslation()
  const { appeal, user, whyNot } = found
  return (
    <>
      <AdminHead
        title={user.name}
        actions={
          <Chip tone={appeal.status === "overturned" ? "ok" : appeal.status === "open" ? "info" : "mute"}>
            {t(`restriction:statuses.${appeal.status}`)}
          </Chip>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <Decision found={found} />
          <Appeal found={found} />
        </div>
        {whyNot === null ? <DecideAppeal found={found} /> : <WhyNot code={whyNot} />}
      </div>
    </>
  )
}

function WhyNot({ code }: { code: string }) {
  const { t } = useTranslation()
  return code === "appeal_other_admin" || code === "appeal_own" ? (
    <Card className="p-5">
      <p>{t(`refusal:${code}`)}</p>
    </Card>
  ) : null
}

function Decision({ found }: { found: AppealCase }) {
  const { t } = useTranslation()
  const date = useDate()
  const { startsAt, endsAt, evidence, issuerName, user } = found
  return (
    <Card className="p-5">
      <h2 className="display text-d22">{t("admin-appeals:decision")}</h2>
      <p className="mt-2 font-semibold">{t(`restriction:kinds.${found.kind}`)}</p>
      <p className="text-14 text-ink-2">
        {endsAt
          ? t("restriction:fromTo", { from: date(startsAt, "long"), to: date(endsAt, "long") })
          : t("restriction:from", { date: date(startsAt, "long") })}
      </p>
      <p className="text-14 text-ink-2">
        {issuerName ? t("admin-appeals:byWhom", { name: issuerName }) : t("admin-appeals:byRule")}
      </p>
      <p className="mt-2 text-14">
        {t("restriction:reason")}: {reasonWords(found.reasonCode, t)}
      </p>
      <p lang="" className="mt-1 wrap-anywhere">
        {found.explanation}
      </p>
      {evidence?.snippet ? (
        <>
          <h3 className="mt-4 text-14 font-semibold">{t("restriction:basedOn")}</h3>
          <blockquote lang="" className="mt-1 border-l-3 border-line-2 pl-3.5 wrap-anywhere">
            {evidence.snippet}
          </blockquote>
        </>
      ) : null}
      <p className="mt-4">
        <Link to="/admin/users" search={{ user: user.id }} className="link wrap-anywhere">
          {user.name}
        </Link>
      </p>
    </Card>
  )
}

function Appeal({ found: { id, appeal, files } }: { found: AppealCase }) {
  const { t } = useTranslation()
  const date = useDate()
  return (
    <Card className="p-5">
      <h2 className="display text-d22">{t("admin-appeals:appeal")}</h2>
      <p className="text-13 text-ink-3">
        {date(appeal.at, "long")}
        {appeal.decidedAt ? null : `. ${t("admin-appeals:due", { date: date(appeal.dueAt, "long") })}`}
      </p>
      <p lang="" className="mt-2 wrap-anywhere">
        {appeal.text}
      </p>
      <PrivateFiles
        files={files}
        linkOf={(api, fileId) => api.adminRestriction.getFileUrl.mutate({ id, fileId })}
      />
      {appeal.answer ? (
        <>
          <h3 className="mt-4 text-14 font-semibold">{t("admin-appeals:text")}</h3>
          <p lang="" className="mt-1 wrap-anywhere">
            {appeal.answer}
          </p>
        </>
      ) : null}
    </Card>
  )
}
