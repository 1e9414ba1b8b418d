import { Link } from "@tanstack/react-router"
import { Copy } from "lucide-react"
import { lazy, Suspense } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import type { Task } from "../create-task/draft/form-of-task.ts"
import { CloseTask } from "../task/owner/close-task.tsx"

// Tasks that are posted don't load this code.
const DraftActions = lazy(() =>
  import("./draft-actions.tsx").then((module) => ({ default: module.DraftActions })),
)

/** What else can be done with a task, apart from editing it. */
export function TaskActions({ task, hasUnsaved }: { task: Task; hasUnsaved: boolean }) {
  const { t } = useTranslation()
  const duplicate = (
    <Button asChild variant="outline" icon={Copy}>
      <Link to="/tasks/create" search={{ from: task.id }} preload={false}>
        {t("taskPage:duplicate")}
      </Link>
    </Button>
  )
  return (
    <section aria-labelledby="task-actions">
      <h2 id="task-actions" className="mb-2 text-14 font-semibold text-ink-2">
        {t("task-create:edit.more")}
      </h2>
      <div className="flex flex-col items-start gap-2">
        {task.status === "draft" ? (
          <Suspense>
            <DraftActions id={task.id} hasUnsaved={hasUnsaved}>
              {duplicate}
            </DraftActions>
          </Suspense>
        ) : (
          duplicate
        )}
        {task.status === "open" && <CloseTask id={task.id} className="-ml-3" />}
      </div>
    </section>
  )
}
