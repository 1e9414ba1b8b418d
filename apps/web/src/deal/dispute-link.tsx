import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { Hourglass, TriangleAlert } from "lucide-react"
import type { TaskStatus } from "@doable/domain/task/status"
import { useTranslation } from "../i18n/use-translation.ts"
import type { Assignment } from "../session/answers/offer-answers.ts"
import { Chip } from "../ui/data/chip.tsx"
import { Button } from "../ui/layout/button.tsx"
import { Card } from "../ui/layout/card.tsx"

interface DisputeLinkProps {
  task: { id: string; status: TaskStatus }
  hire: Pick<Assignment, "actions" | "cannot" | "disputeId" | "deadlines">
}

/** The way to the dispute there is or was, and to a new one where the server allows it; while the job runs, else why not. */
export function DisputeLink({ task: { id, status }, hire }: DisputeLinkProps) {
  const { t } = useTranslation()
  const params = { taskId: id }
  const canOpen = hire.actions.includes("dispute")
  const whyNot = hire.cannot.find(({ action }) => action === "dispute")?.why
  const isTurn = hire.deadlines.some(
    ({ kind, turn }) => (kind === "reply_dispute" || kind === "agree_dispute") && turn === "you",
  )
  const isRunning = status === "assigned" || status === "in_progress" || status === "completion_requested"
  if (!hire.disputeId && !canOpen) {
    if (!isRunning || !whyNot) return null
    return <p className="px-1 text-13 text-ink-3">{t(`refusal:${whyNot}`)}</p>
  }
  return (
    <Card className={clsx("grid gap-1.5 p-5", status === "disputed" && "max-lg:-order-2")}>
      {isTurn && (
        <p className="mb-1 flex flex-wrap items-center gap-2 font-semibold">
          <Chip tone="apricot" icon={Hourglass}>
            {t("job:deadlines.turn.you")}
          </Chip>
          {t("job:exits.disputeTurn")}
        </p>
      )}
      {hire.disputeId && (
        <Button asChild full variant={isTurn ? "default" : "outline"}>
          <Link to="/tasks/$taskId/dispute" params={params}>
            {t("job:exits.seeDispute")}
          </Link>
        </Button>
      )}
      {canOpen && (
        <Button asChild full variant="outline" icon={TriangleAlert}>
          <Link to="/tasks/$taskId/dispute" params={params} search={hire.disputeId ? { again: true } : {}}>
            {t("job:exits.dispute")}
          </Link>
        </Button>
      )}
      {(canOpen || status === "disputed") && (
        <p className="text-13 text-ink-3">{t("job:exits.disputeText")}</p>
      )}
    </Card>
  )
}
