import { percentText } from "@doable/words/format"
import { CalendarDays } from "lucide-react"
import { Suspense } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { Chip } from "../../ui/data/chip.tsx"
import { ReportButton } from "../../report/report-button.tsx"
import type { TaskPageData } from "../../session/answers/task-page-data.ts"
import { lazy } from "../../ui/code/lazy.tsx"

// Of clients who nobody has reviewed there's nothing to show.
const ReceivedReviews = lazy(() =>
  import("../../review/received-reviews.tsx").then((module) => ({ default: module.ReceivedReviews })),
)

/** Who posts it, as everyone may know. */
export function OwnerCard({ data: { owner, viewer, task } }: { data: TaskPageData }) {
  const { t, locale } = useTranslation()
  const counts = [
    owner.openTasks > 0 ? t("taskPage:client.open", { count: owner.openTasks }) : null,
    owner.hireRate === null
      ? null
      : owner.hireRate === 100
        ? t("taskPage:client.hiresAlways")
        : t("taskPage:client.hires", { percent: percentText(owner.hireRate / 100, locale) }),
    owner.completedTasks > 0 ? t("taskPage:client.completed", { count: owner.completedTasks }) : null,
  ].filter(Boolean)
  return (
    <Card className="px-5 py-4.5">
      <h2 className="sr-only">{t("taskPage:client.title")}</h2>
      <div className="flex items-center gap-3">
        <Avatar name={owner.name} image={owner.image} size="lg" />
        <div className="min-w-0">
          <p className="display text-d18 wrap-anywhere">{owner.name}</p>
          <p className="text-14 text-ink-2">
            {viewer.isOwner ? t("taskPage:client.you") : t("taskPage:client.title")}
          </p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-14 text-ink-2">
        <Chip icon={CalendarDays}>{t("taskPage:client.since", { year: owner.memberSince.slice(0, 4) })}</Chip>
        {counts.join(" · ")}
      </p>
      {owner.ratingAvg !== null && (
        <Suspense fallback={null}>
          <ReceivedReviews
            of={{ userId: owner.id, name: viewer.isOwner ? null : owner.name }}
            rating={owner.ratingAvg}
            count={owner.ratingCount}
            label={t("taskPage:client.reviews")}
          />
        </Suspense>
      )}
      {!viewer.isOwner && (
        <div className="mt-2 flex flex-wrap gap-x-5">
          <ReportButton
            target={{ targetType: "task", targetId: task.id }}
            about={{ name: owner.name, text: task.title }}
            label={t("ui:reportTask")}
          />
          {!owner.hasLeft && (
            <ReportButton
              target={{ targetType: "user", targetId: owner.id }}
              about={{ name: owner.name, text: "" }}
              label={t("ui:reportPerson")}
            />
          )}
        </div>
      )}
    </Card>
  )
}
