import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"
import { TaskCard } from "../../task/task-card.tsx"
import type { NewestTasks } from "./load-newest-tasks.ts"

/** What was posted last. On phones the slips lie in a row that scrolls sideways. */
export function NewestTasksRow({ newest: { tasks, now } }: { newest: NewestTasks }) {
  return (
    <ul className="newest-tasks">
      {tasks.map((task) => (
        <li key={task.id} className="min-w-0">
          <TaskCard task={task} now={new Date(now)} />
        </li>
      ))}
    </ul>
  )
}

export function AllTasksLink({ newest: { total, totalIsEstimate } }: { newest: NewestTasks }) {
  const { t } = useTranslation()
  return (
    <Link to="/tasks">{totalIsEstimate ? t("home:wall.all") : t("home:wall.count", { count: total })}</Link>
  )
}
