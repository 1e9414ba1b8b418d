import { TriangleAlert } from "lucide-react"
import type { TaskStatus } from "@doable/domain/task/status"
import { useTranslation } from "../i18n/use-translation.ts"
import type { Assignment } from "../session/answers/offer-answers.ts"
import { Button } from "../ui/layout/button.tsx"
import { Card } from "../ui/layout/card.tsx"

interface DisputeLinkProps {
  task: { id: string; status: TaskStatus }
  hire: Pick<Assignment, "actions" | "cannot" | "disputeId">
}

/** The way to a dispute, where the server allows one; while the job runs, else why not. */
export function DisputeLink({ task: { id, status }, hire }: DisputeLinkProps) {
  const { t } = useTranslation()
  const isOpen = status === "disputed" && hire.disputeId !== null
  const whyNot = hire.cannot.find(({ action }) => action === "dispute")?.why
  const isRunning = status === "assigned" || status === "in_progress" || status === "completion_requested"
  if (!isOpen && !hire.actions.includes("dispute")) {
    if (!isRunning || !whyNot) return null
    return <p className="px-1 text-13 text-ink-3">{t(`refusal:${whyNot}`)}</p>
  }
  return (
    <Card className="grid gap-1.5 p-5">
      <Button asChild full variant="outline" icon={TriangleAlert}>
        <a href={`/tasks/${id}/dispute`}>{t(isOpen ? "job:exits.seeDispute" : "job:exits.dispute")}</a>
      </Button>
      <p className="text-13 text-ink-3">{t("job:exits.disputeText")}</p>
    </Card>
  )
}
