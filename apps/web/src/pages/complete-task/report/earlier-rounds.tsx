import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { UserText } from "../../../blocks/text/user-text.tsx"
import { PhotoStrip } from "../../task/photo-strip.tsx"
import { Card } from "../../../ui/layout/card.tsx"
import type { Work } from "../../../deal/work.ts"

/** What was handed over before, and what was asked for then. */
export function EarlierRounds({ work }: { work: Work }) {
  const { t } = useTranslation()
  const date = useDate()
  const { hire, side, name, task } = work
  const rounds = hire.reports.filter(({ changesRequestedAt }) => changesRequestedAt !== null)
  if (rounds.length === 0) return null
  return (
    <section className="mt-9">
      <h2 className="display text-d22">{t("work:sheet.earlier")}</h2>
      <ol className="mt-3 grid gap-3">
        {rounds.toReversed().map((report) => (
          <li key={report.id}>
            <Card className="px-4 py-4 md:px-5.5">
              <p className="text-13 text-ink-3">
                {side === "owner" ? t("work:sheet.doerReports", { name }) : t("work:sheet.youReport")},{" "}
                <time dateTime={report.createdAt}>{date(report.createdAt, "long")}</time>
              </p>
              <p className="mt-1 wrap-anywhere whitespace-pre-line">
                {report.note ? <UserText lang={null}>{report.note}</UserText> : t("work:sheet.noWords")}
              </p>
              <PhotoStrip
                files={report.files}
                title={task.title}
                label={t("work:sheet.photosOf", { number: rounds.indexOf(report) + 1 })}
              />
              <p className="mt-4 text-13 text-ink-3">
                {side === "owner" ? t("work:changes.byOwner") : t("work:changes.toDoer", { name })},{" "}
                {report.changesRequestedAt && (
                  <time dateTime={report.changesRequestedAt}>{date(report.changesRequestedAt, "long")}</time>
                )}
              </p>
              <p lang="" className="mt-1 wrap-anywhere whitespace-pre-line">
                {report.changesText}
              </p>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  )
}
