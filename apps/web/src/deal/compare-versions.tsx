import { Link } from "@tanstack/react-router"
import { FileClock } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import type { Assignment } from "../session/answers/offer-answers.ts"
import { Button } from "../ui/layout/button.tsx"

/** From the second version on, what was agreed on before can be compared with what is in force. */
export function CompareVersions({ hire: { id, taskId, versions, other } }: { hire: Assignment }) {
  const { t } = useTranslation()
  if (versions.length < 2 || !other) return null
  return (
    <div className="border-t border-line px-4 py-3 md:px-5.5">
      <Button asChild variant="ghost" icon={FileClock} className="-ml-3">
        <Link to="/tasks/$taskId/agreement" params={{ taskId }} search={{ hire: id }}>
          {t("job:versions.compare", { number: versions.length })}
        </Link>
      </Button>
    </div>
  )
}
