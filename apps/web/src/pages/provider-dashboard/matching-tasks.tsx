import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { sameAbove } from "../../task/same-above.ts"
import { TaskCard } from "../../task/task-card.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import type { TodayData } from "./load-dashboard.ts"

interface MatchingTasksProps {
  matching: TodayData["matching"]
  now: number
}

/** Open tasks that this doer could do. */
export function MatchingTasks({ matching, now }: MatchingTasksProps) {
  const { t } = useTranslation()
  const isEmpty = matching.data.length === 0
  return (
    <section aria-labelledby="matching-tasks">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <h2 id="matching-tasks" className="display text-d28">
          {t("provider-dashboard:matching.title")}
        </h2>
        <Link to="/tasks" className="link inline-flex min-h-11 items-center">
          {t("provider-dashboard:matching.all")}
        </Link>
      </div>
      <p className="mb-4 max-w-[68ch] text-14 text-ink-2">{t("provider-dashboard:matching.text")}</p>
      {isEmpty ? (
        <EmptyState
          heading="h3"
          title={t("provider-dashboard:matching.emptyTitle")}
          text={t("provider-dashboard:matching.emptyText")}
        />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {matching.data.map((task, place) => (
            <li key={task.id} className="min-w-0">
              <TaskCard task={task} now={new Date(now)} crop={sameAbove(matching.data, place)} compact />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
