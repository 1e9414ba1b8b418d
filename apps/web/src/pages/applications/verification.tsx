import { useRouter } from "@tanstack/react-router"
import { lazy, Suspense, useCallback, useState } from "react"
import { UserRound } from "lucide-react"
import { liveApplicationStatuses } from "@doable/domain/provider/application/status"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { Skeleton } from "../../ui/feedback/skeleton.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import { MakeProfileLink } from "../../provider/own-profile-links.tsx"
import { ApplicationHistory } from "./application-history.tsx"
import { ApplicationState } from "./application-state.tsx"
import { isRenamed, type Application, type Trade, type VerificationData } from "./load-applications.ts"
import { StartApplication } from "./start-application.tsx"

// Fields, uploads and a calendar: only for whoever is writing one.
const ApplicationForm = lazy(() =>
  import("./application-form.tsx").then((module) => ({ default: module.ApplicationForm })),
)

export function Verification({ data }: { data: VerificationData }) {
  const { t } = useTranslation()
  const { trades, mine } = data
  const router = useRouter()
  const [revision, setRevision] = useState(0)
  const onConflict = useCallback(() => {
    void router.invalidate().then(() => {
      setRevision((before) => before + 1)
      toast.info(t("provider-application:form.conflict"))
    })
  }, [router, t])
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
