import { percentText } from "@doable/words/format"
import { CheckCheck, Plus } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { ProgressBar, ProgressRing } from "../../ui/feedback/progress.tsx"
import { SkeletonGroup } from "../../ui/feedback/skeleton.tsx"
import { SlipSkeleton } from "../../ui/feedback/slip-skeleton.tsx"
import { Spinner } from "../../ui/layout/spinner.tsx"
import { Row, Sample, Section } from "./section.tsx"

export function WaitingSection() {
  const { t, locale } = useTranslation()
  const [retrying, setRetrying] = useState(false)
  const [share, setShare] = useState(0.6)

  return (
    <Section id="waiting" title={t("themes:waiting")} text={t("themes:waitingText")}>
      <Sample title={t("themes:skeleton")}>
        <SkeletonGroup className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          <SlipSkeleton />
          <SlipSkeleton />
        </SkeletonGroup>
      </Sample>
      <Sample title={t("themes:progress")}>
        <Row>
          <Spinner size={28} className="text-ink-2" />
          <ProgressRing
            label={t("themes:uploading")}
            value={share}
            size={56}
            inside={percentText(share, locale)}
          />
          <ProgressBar label={t("themes:uploading")} value={share} className="min-w-40 flex-1" />
          <Button
            variant="ghost"
            size="sm"
            onClick={() => setShare(share >= 1 ? 0 : Math.min(1, share + 0.2))}
          >
            {t("themes:goOn")}
          </Button>
        </Row>
      </Sample>
      <Sample title={t("themes:empty")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="rounded-panel inset-ring-1 inset-ring-line-2">
            <EmptyState
              heading="h3"
              icon={CheckCheck}
              title={t("themes:caughtUp")}
              text={t("themes:caughtUpText")}
            />
          </div>
          <div className="rounded-panel inset-ring-1 inset-ring-line-2">
            <EmptyState
              heading="h3"
              drawing="other"
              title={t("themes:nothingPosted")}
              text={t("themes:nothingPostedText")}
              action={
                <Button variant="cta" icon={Plus}>
                  {t("shell:createTask")}
                </Button>
              }
            />
          </div>
        </div>
      </Sample>
      <Sample title={t("themes:listError")}>
        <ListError
          error={new Error("HTTP error! status: 503")}
          retrying={retrying}
          onRetry={() => {
            setRetrying(true)
            setTimeout(() => setRetrying(false), 2500)
          }}
        />
      </Sample>
    </Section>
  )
}
