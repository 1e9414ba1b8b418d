import { Link } from "@tanstack/react-router"
import { CircleCheck, Eye } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import { StartWork } from "./start-work.tsx"
import type { Step } from "./work.ts"

interface WorkStepProps {
  work: Step
  full?: boolean
  /** No larger than other buttons. */
  dense?: boolean
}

/** To the page of completion: the doer reports there, the owner decides there. */
export function ToCompletion({ work, full = false, dense = false }: WorkStepProps) {
  const { t } = useTranslation()
  const { side, status, task } = work
  const isReport = side === "doer" && (status === "assigned" || status === "in_progress")
  const isDecision = side === "owner" && status === "completion_requested"
  const isNext = isDecision || (isReport && status === "in_progress")
  const icon = isReport ? CircleCheck : Eye
  return (
    <Button
      asChild
      full={full}
      variant={isNext ? "cta" : "outline"}
      size={isNext && !dense ? "cta" : "default"}
      icon={icon}
    >
      <Link to="/tasks/$taskId/complete" params={{ taskId: task.id }}>
        {t(isReport ? "work:report" : isDecision ? "work:look" : "work:seeReport")}
      </Link>
    </Button>
  )
}

/** The viewer's next step; null if it's the other person's turn. */
export function NextStep({ work, dense = false }: Omit<WorkStepProps, "full">) {
  if (work.side === "doer" && work.status === "assigned") return <StartWork work={work} dense={dense} />
  const isDoing = work.side === "doer" && work.status === "in_progress"
  const isAtReport = isDoing || work.status === "completion_requested"
  return isAtReport ? <ToCompletion work={work} dense={dense} /> : null
}
