import { useMutation } from "@tanstack/react-query"
import { Link, useRouter } from "@tanstack/react-router"
import { ArrowLeft } from "lucide-react"
import { TableLink } from "../../../blocks/data-table/table-link.tsx"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { targetWords } from "../../../report/target-words.ts"
import type { ApiClient } from "../../../session/api-client.ts"
import { useApi } from "../../../session/use-api.ts"
import { Chip } from "../../../ui/data/chip.tsx"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { useFocusNext } from "../../../ui/focus/use-focus-next.ts"
import { Card } from "../../../ui/layout/card.tsx"
import { PrivateFiles } from "../frame/private-files.tsx"
import { ReportedChat } from "./reported-chat.tsx"
import { DecideForm } from "./decide-form.tsx"
import type { ReportCase } from "./load-reports.ts"

/** Everything about one reported thing, and the decision on it. */
export function ReportCaseView({ found }: { found: ReportCase | null }) {
  const { t } = useTranslation()
  return (
    <div className="min-w-0">
      <TableLink
        set={{ type: undefined, target: undefined }}
        className="mb-3 inline-flex min-h-11 items-center gap-2 link xl:hidden"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {t("admin-reports:back")}
      </TableLink>
      {found ? <Case found={found} /> : <EmptyState title={t("admin-reports:notFound")} />}
    </div>
  )
}

function Case({ found }: { found: ReportCase }) {
  const { t } = useTranslation()
  const { subject, snippet, claimedBy } = found
  const isOpen = found.reports.some(({ decidedAt }) => decidedAt === null)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 display text-d28 wrap-anywhere">
          {targetWords({ ...found, subjectName: subject.name }, t)}
        </h2>
        {claimedBy ? (
          <Chip tone={claimedBy.isMe ? "ok" : "mute"}>
            {claimedBy.isMe
              ? t("admin-reports:claimedByYou")
              : t("admin-reports:claimedBy", { name: claimedBy.name })}
          </Chip>
        ) : null}
      </div>
      <div className="grid items-start gap-5 lg:max-xl:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <Card className="p-5">
            <h3 className="display text-d22">{t("admin-reports:person")}</h3>
            <p className="mt-2">
              <Link to="/admin/users" search={{ user: subject.id }} className="link wrap-anywhere">
                {subject.name}
              </Link>
            </p>
            {subject.earlier > 0 ? (
              <p className="mt-1 text-14 text-ink-2">
                {t("admin-reports:earlier", { count: subject.earlier })}
              </p>
            ) : null}
            {snippet ? (
              <>
                <h4 className="mt-4 text-14 font-semibold">{t("admin-reports:text")}</h4>
                <blockquote lang="" className="mt-1 border-l-3 border-line-2 pl-3.5 wrap-anywhere">
                  {snippet}
                </blockquote>
              </>
            ) : null}
          </Card>
          {claimedBy?.isMe
            ? found.reports
                .filter(({ hasChat, decidedAt }) => hasChat && decidedAt === null)
                .map((report) => <ReportedChat key={report.id} report={report} />)
            : null}
          <Reported found={found} />
        </div>
        {isOpen ? <Acts found={found} /> : null}
      </div>
    </>
  )
}

function Reported({ found: { reports } }: { found: ReportCase }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  return (
    <Card className="p-5">
      <h3 className="display text-d22">{t("admin-reports:reported")}</h3>
      <ul className="mt-2 divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="py-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold wrap-anywhere">{report.reporterName}</span>
              <span className="text-13 text-ink-3">{date(report.createdAt, "long")}</span>
            </p>
            <p className="text-14 text-ink-2">{t(`report:reasons.${report.reasonCode}`)}</p>
            {report.text ? (
              <p lang="" className="mt-1 wrap-anywhere">
                {report.text}
              </p>
            ) : null}
            <PrivateFiles
              files={report.files}
              linkOf={(api, fileId) => api.adminReport.getFileUrl.mutate({ id: report.id, fileId })}
            />
            {report.outcome ? (
              <p className="mt-1 text-14 wrap-anywhere text-ink-2">
                {t(`admin-reports:outcomes.${report.outcome}`)}: {report.outcomeText?.[locale]}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Of two who come at the same time one is late, and sees who was first. */
function Acts({ found }: { found: ReportCase }) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const { targetType, targetId, claimedBy } = found
  const target = { targetType, targetId }
  const act = useMutation({
    mutationFn: (call: (api: ApiClient) => Promise<unknown>) => ask(call),
    onSettled: () => router.invalidate(),
    meta: { failure: "admin-reports:actFailed" },
  })
  const box = useFocusNext(claimedBy?.isMe, !act.isIdle)
  if (claimedBy && !claimedBy.isMe) return null
  return (
    <div ref={box} className="min-w-0">
      {claimedBy ? (
        <DecideForm
          found={found}
          onRelease={() => act.mutate((api) => api.adminReport.release.mutate(target))}
          isReleasing={act.isPending}
        />
      ) : (
        <Card className="p-5">
          <Button
            pending={act.isPending}
            onClick={() => act.mutate((api) => api.adminReport.claim.mutate(target))}
          >
            {t("admin-reports:claim")}
          </Button>
          <p className="mt-2 text-14 text-ink-2">{t("admin-reports:claimHint")}</p>
        </Card>
      )}
    </div>
  )
}
