import { Link } from "@tanstack/react-router"
import { Clock } from "lucide-react"
import { Suspense } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { lazyOfferPage } from "./offer-form/lazy-offer-page.ts"
import { Button } from "../../ui/layout/button.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import type { TaskPageData } from "../../session/answers/task-page-data.ts"
import type { TaskTab } from "./task-tab.ts"
import { TaskPage } from "./task-page.tsx"

const OfferPage = lazyOfferPage.Page

interface TaskRouteProps {
  data: TaskPageData | null
  tab: TaskTab | undefined
}

export function TaskRoute({ data, tab }: TaskRouteProps) {
  if (!data) return <GonePage />
  const { task, mine, viewer } = data
  const edited = mine?.actions.includes("edit") ? mine : null
  if (tab === "offer" && (viewer.canOffer || edited)) {
    return (
      <Suspense fallback={null}>
        <OfferPage key={edited?.id ?? task.id} data={data} edited={edited} />
      </Suspense>
    )
  }
  return <TaskPage key={task.id} data={data} tab={tab} />
}

/** What everyone else learns of a task that is over. */
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
