import { Link, useRouter } from "@tanstack/react-router"
import { Plus } from "lucide-react"
import { dayOf } from "@doable/domain/task/market-day"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"
import { Card } from "../../ui/card.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ListError } from "../../ui/list-error.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { StatusChip } from "../../ui/status-chip.tsx"
import { chipOf } from "../page/task-status.ts"
import { TaskRow } from "../task-row.tsx"
import type { MyTasksData } from "./load-my-tasks.ts"

interface MyTasksProps {
  mine: MyTasksData | null
  page: number
  /** Of the list below, which stays where it is. */
  saved: number | undefined
}

/** Everything that the person has posted, what changed last first. */
export function MyTasks({ mine, ...pages }: MyTasksProps) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="my-tasks" className="mt-10">
      <h2 id="my-tasks" className="mb-4 display text-d28">
        {t("dashboard:tasks.title")}
      </h2>
      {mine ? <List mine={mine} {...pages} /> : <Failed />}
    </section>
  )
}

function List({ mine: { tasks, total, pages, now }, page, saved }: MyTasksProps & { mine: MyTasksData }) {
  const { t } = useTranslation()
  if (total === 0) {
    return (
      <Card>
        <EmptyState
          heading="h3"
          title={t("dashboard:tasks.none")}
          text={t("dashboard:tasks.noneText")}
          action={
            <Button asChild icon={Plus}>
              <Link to="/tasks/create">{t("dashboard:createTask")}</Link>
            </Button>
          }
        />
      </Card>
    )
  }
  return (
    <>
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} today={dayOf(new Date(now))}>
              <StatusChip status={chipOf[task.status]} />
            </TaskRow>
          ))}
        </ul>
      </Card>
      <div className="mt-5">
        <Pagination
          page={page}
          pages={pages}
          label={t("dashboard:tasks.pages")}
          renderLink={(to, props) => (
            <Link
              to="/dashboard"
              search={{ page: to === 1 ? undefined : to, saved }}
              resetScroll={false}
              {...props}
            />
          )}
        />
      </div>
    </>
  )
}

function Failed() {
  const { t } = useTranslation()
  const router = useRouter()
  return <ListError title={t("dashboard:tasks.failed")} onRetry={() => void router.invalidate()} />
}
