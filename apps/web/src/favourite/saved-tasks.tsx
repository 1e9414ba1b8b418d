import { Link, useRouter } from "@tanstack/react-router"
import { dayOf } from "@doable/domain/time/market-day"
import { useTranslation } from "../i18n/use-translation.ts"
import { TaskRow } from "../task/task-row.tsx"
import { Card } from "../ui/layout/card.tsx"
import { ListError } from "../ui/feedback/list-error.tsx"
import { Pagination } from "../ui/layout/pagination.tsx"
import type { SavedData } from "./load-saved.ts"
import { SaveHeart } from "./save-heart.tsx"

interface SavedTasksProps {
  saved: SavedData | null
  page: number
}

/** What the person keeps for later; nothing at all while there is nothing. */
export function SavedTasks({ saved, page }: SavedTasksProps) {
  const { t } = useTranslation()
  const router = useRouter()
  if (saved?.total === 0) return null
  return (
    <section id="saved" aria-labelledby="saved-tasks" className="mt-10 scroll-mt-24">
      <h2 id="saved-tasks" className="mb-4 display text-d28">
        {t("dashboard:saved.title")}
      </h2>
      {saved ? (
        <>
          <Card className="overflow-hidden">
            <ul className="divide-y divide-line">
              {saved.tasks.map((task) => (
                <TaskRow key={task.id} task={task} today={dayOf(new Date(saved.now))}>
                  {/* A row whose heart is taken back stays until the next visit, so that a slip can be mended. */}
                  <SaveHeart
                    target={{ targetType: "task", targetId: task.id }}
                    title={task.title}
                    isSaved={task.isSaved}
                    className="relative grid size-11 flex-none place-items-center rounded-control text-ink-2 hover:bg-wall-2"
                  />
                </TaskRow>
              ))}
            </ul>
          </Card>
          <div className="mt-5">
            <Pagination
              page={page}
              pages={saved.pages}
              label={t("dashboard:saved.pages")}
              renderLink={(to, props) => (
                <Link
                  from="/dashboard"
                  to="/dashboard"
                  search={(before) => ({ ...before, saved: to === 1 ? undefined : to })}
                  resetScroll={false}
                  {...props}
                />
              )}
            />
          </div>
        </>
      ) : (
        <ListError title={t("dashboard:saved.failed")} onRetry={() => void router.invalidate()} />
      )}
    </section>
  )
}
