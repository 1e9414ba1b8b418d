import { Link } from "@tanstack/react-router"
import { Copy, Send } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import type { Task } from "../create-task/draft/form-of-task.ts"
import { CloseTask } from "../task/owner/close-task.tsx"
import { DeleteDraft } from "../task/owner/delete-draft.tsx"

/** What else can be done with a task, apart from editing it. */
export function TaskActions({ task, hasUnsaved }: { task: Task; hasUnsaved: boolean }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="task-actions">
      <h2 id="task-actions" className="mb-2 text-14 font-semibold text-ink-2">
        {t("task-create:edit.more")}
      </h2>
      <div className="flex flex-col items-start gap-2">
        {task.status === "draft" && !hasUnsaved && (
          <Button asChild variant="secondary" icon={Send}>
            <Link to="/tasks/create" search={{ draft: task.id, step: "check" }}>
              {t("task-create:edit.wizard")}
            </Link>
          </Button>
        )}
        <Button asChild variant="outline" icon={Copy}>
          <Link to="/tasks/create" search={{ from: task.id }} preload={false}>
            {t("taskPage:duplicate")}
          </Link>
        </Button>
        {task.status === "open" && <CloseTask id={task.id} className="-ml-3" />}
        {task.status === "draft" && <DeleteDraft id={task.id} className="-ml-3" />}
      </div>
    </section>
  )
}
