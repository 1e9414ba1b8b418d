import { Link, useRouter } from "@tanstack/react-router"
import { Plus } from "lucide-react"
import { taskGroups, type TaskGroup } from "@doable/domain/dashboard/task-groups"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { ListError } from "../../../ui/feedback/list-error.tsx"
import { Pagination } from "../../../ui/layout/pagination.tsx"
import { sameAbove } from "../../../task/same-above.ts"
import type { MyTasksData } from "./load-my-tasks.ts"
import { useLimit } from "../../../session/use-auth.ts"
import { MyTaskCard } from "./my-task-card.tsx"

type Counts = Record<TaskGroup, number>

interface MyTasksProps {
  mine: MyTasksData | null
  page: number
  /** One state alone. */
  group: TaskGroup | undefined
  /** How many there are of each; null when that isn't known. */
  counts: Counts | null
}

/** Everything that the person has posted, by its state, what changed last first. */
export function MyTasks({ mine, counts, ...rest }: MyTasksProps) {
  const { t } = useTranslation()
  const isNone = mine?.total === 0 && !rest.group
  return (
    <section aria-labelledby="my-tasks">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="my-tasks" className="display text-d28">
          {t("dashboard:tasks.title")}
        </h2>
        {counts && !isNone && <Groups counts={counts} group={rest.group} />}
      </div>
      {!mine ? <Failed /> : isNone ? <None /> : <List mine={mine} {...rest} />}
    </section>
  )
}

const groups = Object.keys(taskGroups) as TaskGroup[]

function Groups({ counts, group }: { counts: Counts; group: TaskGroup | undefined }) {
  const { t } = useTranslation()
  const all = groups.reduce((sum, one) => sum + counts[one], 0)
  const shown = [undefined, ...groups.filter((one) => counts[one] > 0 || one === group)]
  return (
    <nav aria-label={t("dashboard:tasks.states")} className="flex flex-wrap gap-2">
      {shown.map((one) => (
        <Link
          key={one ?? "all"}
          from="/dashboard"
          to="/dashboard"
          search={(before) => ({ ...before, state: one, page: undefined })}
          resetScroll={false}
          activeOptions={{ exact: true }}
          aria-current={one === group ? "page" : undefined}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border-[1.5px] border-line-2 bg-paper px-4 text-15 font-medium hover:border-line-control aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-text"
        >
          {t(`dashboard:tasks.state.${one ?? "all"}`)}
          <span className="tabular-nums">{one ? counts[one] : all}</span>
        </Link>
      ))}
    </nav>
  )
}

function List({ mine: { tasks, pages, now }, page }: { mine: MyTasksData; page: number }) {
  const { t } = useTranslation()
  if (tasks.length === 0) return <p className="text-ink-2">{t("dashboard:tasks.noneHere")}</p>
  return (
    <>
      <ul className="task-grid my-tasks">
        {tasks.map((task, at) => (
          <li key={task.id}>
            <MyTaskCard task={task} now={now} crop={sameAbove(tasks, at)} />
          </li>
        ))}
      </ul>
      <div className="mt-5">
        <Pagination
          page={page}
          pages={pages}
          label={t("dashboard:tasks.pages")}
          renderLink={(to, props) => (
            <Link
              from="/dashboard"
              to="/dashboard"
              search={(before) => ({ ...before, page: to === 1 ? undefined : to })}
              resetScroll={false}
              {...props}
            />
          )}
        />
      </div>
    </>
  )
}

function None() {
  const { t } = useTranslation()
  const isLimited = useLimit() !== null
  return (
    <Card>
      <EmptyState
        heading="h3"
        title={t("dashboard:tasks.none")}
        text={isLimited ? undefined : t("dashboard:tasks.noneText")}
        action={
          isLimited ? undefined : (
            <Button asChild icon={Plus}>
              <Link to="/tasks/create">{t("dashboard:createTask")}</Link>
            </Button>
          )
        }
      />
    </Card>
  )
}

function Failed() {
  const { t } = useTranslation()
  const router = useRouter()
  return <ListError title={t("dashboard:tasks.failed")} onRetry={() => void router.invalidate()} />
}
