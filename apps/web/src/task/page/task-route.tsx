import { Link } from "@tanstack/react-router"
import { Clock } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import type { TaskPageData } from "./load-task.ts"
import { TaskPage } from "./task-page.tsx"

export function TaskRoute({ data }: { data: TaskPageData | null }) {
  return data ? <TaskPage key={data.task.id} data={data} /> : <GonePage />
}

/** What everybody else learns of a task that is over. */
function GonePage() {
  const { t } = useTranslation()
  return (
    <EmptyState
      className="py-20"
      heading="h1"
      icon={Clock}
      title={t("taskPage:gone.title")}
      text={t("taskPage:gone.text")}
      action={
        <Button asChild>
          <Link to="/tasks">{t("taskPage:gone.action")}</Link>
        </Button>
      }
    />
  )
}
