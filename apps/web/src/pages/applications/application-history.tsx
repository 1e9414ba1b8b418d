import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import { ApplicationChip } from "./application-chip.tsx"
import { DocumentList } from "./document-list.tsx"
import type { Application } from "./load-applications.ts"

/** What was asked before, newest first; nothing at all while there is nothing. */
export function ApplicationHistory({ applications }: { applications: Application[] }) {
  const { t } = useTranslation()
  const date = useDate()
  if (applications.length === 0) return null
  return (
    <section aria-labelledby="earlier-applications">
      <h2 id="earlier-applications" className="mb-3 display text-d22">
        {t("provider-application:history.title")}
      </h2>
      <Card className="px-6 py-1">
        <ul className="divide-y divide-line">
          {applications.map((one) => (
            <li key={one.id} className="py-4">
              <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-ink-2">
                <ApplicationChip status={one.status} />
                <span>
                  {one.submittedAt
                    ? t("provider-application:history.sent", { date: date(one.submittedAt, "short") })
                    : t("provider-application:history.begun", { date: date(one.createdAt, "short") })}
                </span>
                {one.decidedAt && (
                  <span>
                    {t("provider-application:history.decided", { date: date(one.decidedAt, "short") })}
                  </span>
                )}
              </p>
              {one.decisionNote && (
                <p className="mt-2 whitespace-pre-line text-ink-2 wrap-anywhere">{one.decisionNote}</p>
              )}
              <DocumentList application={one} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
