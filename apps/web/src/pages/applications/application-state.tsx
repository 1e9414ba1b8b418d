import { fixableFields } from "@doable/domain/provider/application/status"
import { useMutation } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useApi } from "../../session/use-api.ts"
import { toast } from "../../ui/feedback/toast.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { confirm } from "../../ui/overlays/confirm.ts"
import { ApplicationChip } from "./application-chip.tsx"
import { DocumentList } from "./document-list.tsx"
import { isRenamed } from "./load-applications.ts"
import type { Application, VerificationData } from "./load-applications.ts"

interface ApplicationStateProps {
  application: Application
  data: VerificationData
}

/** Where the application stands, what happens next, and what the decision was. */
export function ApplicationState({ application, data }: ApplicationStateProps) {
  const { t } = useTranslation()
  const { status, fieldsToFix, decisionNote, reasonCode } = application
  const isOpen = status === "draft" || status === "changes_requested"
  const toFix = fixableFields.filter((field) => fieldsToFix.includes(field))
  return (
    <Card className="p-6 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ApplicationChip status={status} />
        {(isOpen || status === "submitted") && (
          <WithdrawApplication id={application.id} isDraft={status === "draft"} />
        )}
      </div>
      <Next application={application} data={data} />
      {reasonCode && <p className="mt-3 font-semibold">{t(`provider-application:reason.${reasonCode}`)}</p>}
      {toFix.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{t("provider-application:fix.title")}</h3>
          <ul className="mt-1 list-disc pl-5">
            {toFix.map((field) => (
              <li key={field}>{t(`provider-application:fix.${field}`)}</li>
            ))}
          </ul>
        </>
      )}
      {decisionNote && (
        <>
          <h3 className="mt-4 font-semibold">{t("provider-application:note")}</h3>
          <blockquote
            lang=""
            className="mt-1 max-w-[68ch] border-l-4 border-line-2 pl-4 whitespace-pre-line text-ink-2 wrap-anywhere"
          >
            {decisionNote}
          </blockquote>
        </>
      )}
      {!isOpen && <DocumentList application={application} />}
    </Card>
  )
}

function Next({ application, data }: ApplicationStateProps) {
  const { t } = useTranslation()
  const date = useDate()
  const { status, expiresAt } = application
  const { queuePlace, targetAt } = data.mine
  if (status === "draft") return null
  if (status === "submitted") {
    if (queuePlace === null || !targetAt) return null
    const words = { place: queuePlace, date: date(targetAt, "long") }
    return <p className="mt-3 text-[17px]/6">{t("provider-application:now.submitted", words)}</p>
  }
  if (isRenamed(application, data)) {
    const name = (application.kind === "company" && application.checkedCompany) || application.checkedName
    return <p className="mt-3 text-[17px]/6">{t("provider-application:now.renamed", { name: name ?? "" })}</p>
  }
  const words = { date: expiresAt ? date(expiresAt, "short") : "" }
  return <p className="mt-3 text-[17px]/6">{t(`provider-application:now.${status}`, words)}</p>
}

/** Takes it back with its documents, after a question; what was never sent is thrown away. */
function WithdrawApplication({ id, isDraft }: { id: string; isDraft: boolean }) {
  const { t } = useTranslation()
  const ask = useApi()
  const router = useRouter()
  const action = isDraft ? "discard" : "withdraw"
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask((api) => api.providerApplication.withdraw.mutate({ id })),
    onSuccess: async () => {
      await router.invalidate()
      toast.success(t(`provider-application:${action}.done`))
    },
    meta: { failure: `provider-application:${action}.failed` },
  })
  const askFirst = async () => {
    const isSure = await confirm({
      title: t(`provider-application:${action}.title`),
      description: t(`provider-application:${action}.text`),
      confirmText: t(`provider-application:${action}.action`),
      cancelText: t(`provider-application:${action}.cancel`),
      confirmButtonProps: { variant: "destructive" },
    })
    if (isSure) mutate()
  }
  return (
    <Button variant="ghost" size="sm" pending={isPending} onClick={() => void askFirst()}>
      {t(`provider-application:${action}.action`)}
    </Button>
  )
}
