import type { ReactNode } from "react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { UserText } from "../../../blocks/text/user-text.tsx"
import { IncludedList } from "../../../offer/offer-terms.tsx"
import { startText } from "../../../offer/offer-words.ts"
import { TotalPrice } from "../../../blocks/text/total-price.tsx"
import { PhotoStrip } from "../../task/photo-strip.tsx"
import type { Work } from "../../../deal/work.ts"

type Report = Work["hire"]["reports"][number]

/** What was agreed on beside what is reported, line by line. */
export function ReportSheet({ work, report }: { work: Work; report: Report }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const { hire, side, name, task } = work
  const { agreement, assignedAt, startedAt } = hire
  const agreed = t("work:sheet.agreed", { date: date(assignedAt, "short") })
  const reports = side === "owner" ? t("work:sheet.doerReports", { name }) : t("work:sheet.youReport")
  const heads = { agreed, reports }
  const received = side === "owner" ? t("work:sheet.received", { name }) : t("work:sheet.youReceived")
  return (
    <>
      <div aria-hidden="true" className={`${columns} font-semibold max-md:hidden`}>
        <span className="py-4 pl-7" />
        <span className="py-4">{agreed}</span>
        <span className="bg-brand-soft/50 px-5 py-4">{reports}</span>
      </div>
      <Row
        name={t("work:sheet.work")}
        heads={heads}
        isLong
        left={
          agreement.included.length > 0 ? (
            <IncludedList lines={agreement.included} lang={null} />
          ) : (
            <p className="wrap-anywhere whitespace-pre-line">
              <UserText lang={null}>{agreement.scopeText || agreement.title}</UserText>
            </p>
          )
        }
        right={
          <p className={report.note ? "wrap-anywhere whitespace-pre-line" : "text-ink-3"}>
            {report.note ? <UserText lang={null}>{report.note}</UserText> : t("work:sheet.noWords")}
          </p>
        }
      />
      <Row
        name={t("work:sheet.when")}
        heads={heads}
        left={agreement.scheduledAt ? startText(agreement.scheduledAt, locale) : t("offer:hire.toAgree")}
        right={
          <>
            {startedAt && (
              <span className="block">{t("work:sheet.begun", { date: startText(startedAt, locale) })}</span>
            )}
            <span className="block">
              {t("work:sheet.reported", { date: startText(report.createdAt, locale) })}
            </span>
          </>
        }
      />
      <Row
        name={t("work:sheet.price")}
        heads={heads}
        left={<TotalPrice terms={agreement} className="display text-d22 tabular-nums" />}
        right={<span className="text-14 font-semibold text-brand-text">{t("work:sheet.asAgreed")}</span>}
      />
      <Row
        name={t("work:sheet.payment")}
        heads={heads}
        left={t(`offer:hire.pay.${agreement.paymentMethod}`)}
        right={agreement.settledByProviderAt ? received : t("work:sheet.notNoted")}
      />
      {report.files.length > 0 && (
        <div className="border-t border-line px-4 pb-5 md:px-7">
          <PhotoStrip
            files={report.files}
            title={task.title}
            label={t("work:sheet.photosOf", { number: hire.reports.length })}
          />
          <p className="mt-2 text-13 text-ink-3">
            {t("work:sheet.photos", { date: startText(report.createdAt, locale) })}
          </p>
        </div>
      )}
    </>
  )
}

const columns = "grid md:grid-cols-[minmax(104px,1fr)_minmax(0,2fr)_minmax(0,2fr)]"

interface RowProps {
  name: string
  heads: { agreed: string; reports: string }
  left: ReactNode
  right: ReactNode
  /** On a phone one under the other: a text in half its width is hard to read. */
  isLong?: boolean
}

/** The heads of the columns are seen once and read with every cell. */
function Row({ name, heads, left, right, isLong = false }: RowProps) {
  return (
    <div className={`${columns} border-t border-line ${isLong ? "" : "max-md:grid-cols-2"}`}>
      <h2 className="text-14 text-ink-3 max-md:col-span-full max-md:px-4 max-md:pt-3 max-md:font-semibold max-md:text-ink md:py-4 md:pl-7">
        {name}
      </h2>
      <div className="min-w-0 py-3 pr-4 max-md:pl-4 md:py-4 [&_ul]:mt-0! [&_ul]:grid-cols-1!">
        <span className="mb-0.5 block text-13 text-ink-3 md:sr-only">{heads.agreed}</span>
        {left}
      </div>
      <div className="min-w-0 bg-brand-soft/50 px-4 py-3 md:px-5 md:py-4">
        <span className="mb-0.5 block text-13 text-ink-3 md:sr-only">{heads.reports}</span>
        {right}
      </div>
    </div>
  )
}
