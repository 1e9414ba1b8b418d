import { SaveHeart } from "../../favourite/save-heart.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { TaskCardData } from "../../session/answers/task-answers.ts"
import { TaskCard } from "../../task/task-card.tsx"

export function SimilarTasks({ tasks, now }: { tasks: readonly TaskCardData[]; now: number }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="similar-tasks" className="mt-14">
      <h2 id="similar-tasks" className="mb-4 display text-d28">
        {t("taskPage:similar")}
      </h2>
      <ul className="task-grid">
        {tasks.map((task) => (
          <li key={task.id} className="relative min-w-0">
            <TaskCard task={task} now={new Date(now)} compact />
            <span className="task-slip-tools">
              <SaveHeart
                target={{ targetType: "task", targetId: task.id }}
                title={task.title}
                isSaved={task.isSaved}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
