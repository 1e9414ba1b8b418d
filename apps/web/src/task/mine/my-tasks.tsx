import { Link, useRouter } from "@tanstack/react-router"
import { Plus } from "lucide-react"
import { dayOf } from "@doable/domain/task/market-day"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"
import { Card } from "../../ui/card.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Illustration } from "../../ui/illustration.tsx"
import { ListError } from "../../ui/list-error.tsx"
import { Pagination } from "../../ui/pagination.tsx"
import { StatusChip } from "../../ui/status-chip.tsx"
import { chipOf } from "../page/task-status.ts"
import { paperOf } from "../paper-of.ts"
import type { TaskCardData } from "../task-answers.ts"
import { budgetText, dayText } from "../task-words.ts"
import type { MyTasksData } from "./load-my-tasks.ts"

/** Everything that the person has posted, what changed last first. */
export function MyTasks({ mine, page }: { mine: MyTasksData | null; page: number }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="my-tasks" className="mt-10">
      <h2 id="my-tasks" className="mb-4 display text-d28">
        {t("dashboard:tasks.title")}
      </h2>
      {mine ? <List mine={mine} page={page} /> : <Failed />}
    </section>
  )
}

function List({ mine: { tasks, total, pages, now }, page }: { mine: MyTasksData; page: number }) {
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
            <Row key={task.id} task={task} today={dayOf(new Date(now))} />
          ))}
        </ul>
      </Card>
      <div className="mt-5">
        <Pagination
          page={page}
          pages={pages}
          label={t("dashboard:tasks.pages")}
          renderLink={(to, props) => (
            <Link to="/dashboard" search={to === 1 ? {} : { page: to }} resetScroll={false} {...props} />
          )}
        />
      </div>
    </>
  )
}

function Row({ task, today }: { task: TaskCardData; today: string }) {
  const { t, locale } = useTranslation()
  const price = budgetText({ kind: task.budgetKind, min: task.budgetMin, max: task.budgetMax }, { t, locale })
  const offers = task.offerCount === 0 ? t("task:noOffers") : t("task:offers", { count: task.offerCount })
  return (
    <li className="relative flex items-center gap-4 px-4 py-3.5 hover:bg-paper-2 md:px-5">
      <span
        data-cat={paperOf(task.category)}
        className="grid h-12 w-16 flex-none place-items-center rounded-control bg-cat-t max-sm:hidden"
      >
        <Illustration name={paperOf(task.category)} inherit width={56} height={42} />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to="/tasks/$taskId"
          params={{ taskId: task.id }}
          lang={task.lang === locale ? undefined : task.lang}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {task.title || t("dashboard:untitled")}
        </Link>
        <p className="mt-0.5 text-14 text-ink-2">
          {[price, dayText(task.timing, today, { t, locale }), offers].join(" · ")}
        </p>
      </div>
      <StatusChip status={chipOf[task.status]} />
    </li>
  )
}

function Failed() {
  const { t } = useTranslation()
  const router = useRouter()
  return <ListError title={t("dashboard:tasks.failed")} onRetry={() => void router.invalidate()} />
}
