import { Link } from "@tanstack/react-router"
import { ReceiptText } from "lucide-react"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { priceText } from "../../../blocks/text/market-text.ts"
import { Disclosure } from "../../../ui/layout/disclosure.tsx"
import { Pagination } from "../../../ui/layout/pagination.tsx"
import { jobsPerPage, type StatsData } from "./load-stats.ts"

/** The jobs that the sums are made of, the last one first. */
export function IncomeJobs({ income: { data, total, page } }: { income: StatsData["income"] }) {
  const say = useTranslation()
  const { t } = say
  const date = useDate()
  return (
    <Disclosure title={t("provider-dashboard:income.byJob")} open={page > 1 || undefined} className="mt-1">
      <ul className="divide-y divide-line">
        {data.map((job) => (
          <li key={job.id} className="relative flex items-center justify-between gap-4 py-2.5">
            <div className="min-w-0">
              <Link
                to="/tasks/$taskId/complete"
                params={{ taskId: job.taskId }}
                lang={job.lang}
                className="line-clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0"
              >
                {job.title}
              </Link>
              <p className="text-14 text-ink-2">
                {job.client || t("chat:gone")},{" "}
                <time dateTime={job.completedAt}>{date(job.completedAt, "xs")}</time>
              </p>
            </div>
            <p className="ml-auto font-semibold whitespace-nowrap tabular-nums">
              {priceText(job.price, say)}
            </p>
            <Link
              to="/tasks/$taskId/receipt"
              params={{ taskId: job.taskId }}
              search={{ hire: job.id }}
              aria-label={t("provider-dashboard:income.receiptFor", { title: job.title })}
              className="relative inline-flex min-h-11 items-center gap-1.5 text-14 font-semibold hover:text-brand"
            >
              <ReceiptText size={18} strokeWidth={1.9} aria-hidden="true" />
              <span className="max-sm:sr-only">{t("provider-dashboard:income.receipt")}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <Pagination
          page={page}
          pages={Math.ceil(total / jobsPerPage)}
          label={t("provider-dashboard:income.pages")}
          renderLink={(to, props) => (
            <Link
              from="/providers/dashboard"
              to="/providers/dashboard"
              search={(before) => ({ ...before, tab: "stats", jobs: to > 1 ? to : undefined })}
              resetScroll={false}
              {...props}
            />
          )}
        />
      </div>
    </Disclosure>
  )
}
