import { Link } from "@tanstack/react-router"
import { FileClock } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import type { Assignment } from "../session/answers/offer-answers.ts"

/**
 * From the second version on, what was agreed on before can be compared with what is in force. Of a job that has ended
 * also the only version can still be read.
 */
export function CompareVersions({ hire: { id, taskId, versions, other, endedAt } }: { hire: Assignment }) {
  const { t } = useTranslation()
  const isOne = versions.length < 2
  if (!other || (isOne && !endedAt)) return null
  return (
    <div className="border-t border-line px-4 py-1.5 md:px-5.5">
      <Link
        to="/tasks/$taskId/agreement"
        params={{ taskId }}
        search={{ hire: id }}
        className="link inline-flex min-h-11 items-center gap-2"
      >
        <FileClock size={18} strokeWidth={1.9} aria-hidden="true" className="shrink-0" />
        {isOne ? t("offer:agreement.print") : t("job:versions.compare", { number: versions.length })}
      </Link>
    </div>
  )
}
