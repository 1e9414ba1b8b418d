import { liveApplicationStatuses } from "@doable/domain/provider/application/status"
import { useRouter } from "@tanstack/react-router"
import { UserRound } from "lucide-react"
import { Suspense, useCallback, useState } from "react"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { MakeProfileLink } from "../../provider/own-profile-links.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { Skeleton } from "../../ui/feedback/skeleton.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { ApplicationChip } from "./application-chip.tsx"
import { ApplicationState } from "./application-state.tsx"
import { DocumentList } from "./document-list.tsx"
import { isRenamed } from "./load-applications.ts"
import type { Application, Trade, VerificationData } from "./load-applications.ts"
import { StartApplication } from "./start-application.tsx"
import { lazy } from "../../ui/code/lazy.tsx"

// Fields, uploads and a calendar load only for someone writing an application.
const ApplicationForm = lazy(() =>
  import("./application-form.tsx").then((module) => ({ default: module.ApplicationForm })),
)

export function Verification({ data }: { data: VerificationData }) {
  const { t } = useTranslation()
  const { trades, mine } = data
  const router = useRouter()
  const [revision, setRevision] = useState(0)
  const [outdated, setOutdated] = useState<typeof mine | null>(null)
  // The form starts again with the newer data, and not before it's here.
  if (outdated && outdated !== mine) {
    setOutdated(null)
    setRevision(revision + 1)
  }
  const onConflict = useCallback(() => {
    setOutdated(mine)
    void router.invalidate().then(() => toast.info(t("provider-application:form.conflict")))
  }, [mine, router, t])
  if (!trades) {
    return (
      <EmptyState
        icon={UserRound}
        title={t("provider-application:noProfile.title")}
        text={t("provider-application:noProfile.text")}
        action={
          <Button asChild>
            <MakeProfileLink>{t("provider-application:noProfile.action")}</MakeProfileLink>
          </Button>
        }
      />
    )
  }
  const [newest] = mine.data
  const current = newest && newest.status !== "withdrawn" ? newest : null
  const earlier = current ? mine.data.slice(1) : mine.data
  const isOpen = current?.status === "draft" || current?.status === "changes_requested"
  return (
    <div className="grid gap-6">
      {current && <ApplicationState application={current} data={data} />}
      {!isLive(current) && (
        <StartApplication
          last={current}
          isRenamed={isRenamed(current, data)}
          isOutgrown={lacksLicence(trades, mine.data)}
          now={data.now}
        />
      )}
      {current && isOpen && (
        <Suspense fallback={<Skeleton className="h-96 rounded-panel" />}>
          <ApplicationForm
            key={`${current.id} ${revision}`}
            application={current}
            trades={trades}
            onConflict={onConflict}
          />
        </Suspense>
      )}
      <ApplicationHistory applications={earlier} />
    </div>
  )
}

/** As the server has it. */
function lacksLicence(trades: Trade[], mine: Application[]): boolean {
  const checked = mine.filter(({ status }) => status === "approved").flatMap(({ licences }) => licences)
  return trades.some(
    ({ id, needsLicence }) => needsLicence && !checked.some(({ categoryId }) => categoryId === id),
  )
}

function isLive(application: Application | null): boolean {
  return application !== null && (liveApplicationStatuses as string[]).includes(application.status)
}

/** What was asked before, newest first; nothing at all while there's nothing. */
function ApplicationHistory({ applications }: { applications: Application[] }) {
  const { t } = useTranslation()
  const date = useDate()
  if (applications.length === 0) return null
  return (
    <section aria-labelledby="earlier-applications">
      <h2 id="earlier-applications" className="mb-3 display text-d22">
        {t("provider-application:history.title")}
      </h2>
      <Card className="px-6 py-1">
        <ul className="divide-y divide-line">
          {applications.map((one) => (
            <li key={one.id} className="py-4">
              <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-ink-2">
                <ApplicationChip status={one.status} />
                <span>
                  {one.submittedAt
                    ? t("provider-application:history.sent", { date: date(one.submittedAt, "short") })
                    : t("provider-application:history.begun", { date: date(one.createdAt, "short") })}
                </span>
                {one.decidedAt && (
                  <span>
                    {t("provider-application:history.decided", { date: date(one.decidedAt, "short") })}
                  </span>
                )}
              </p>
              {one.decisionNote && (
                <p lang="" className="mt-2 whitespace-pre-line text-ink-2 wrap-anywhere">
                  {one.decisionNote}
                </p>
              )}
              <DocumentList application={one} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
