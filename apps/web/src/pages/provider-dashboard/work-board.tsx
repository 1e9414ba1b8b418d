import { numberFormat } from "@doable/words/format"
import { Link } from "@tanstack/react-router"
import { ClipboardList } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { BoardJob, BoardOffer } from "./board-rows.tsx"
import type { DashboardData } from "./load-dashboard.ts"

const offerColumns = ["live", "stale", "won", "lost"] as const
const jobColumns = ["assigned", "in_progress", "completion_requested", "disputed", "completed"] as const
/** Where the rest of a column is listed. */
const groupOf = { live: "live", stale: "live", won: "won", lost: "over" } as const

/** Offers and jobs by their state. A state in which nothing is has no column. */
export function WorkBoard({ data: { board, now } }: { data: DashboardData }) {
  const { t } = useTranslation()
  const offers = offerColumns.filter((name) => board.offers[name].total > 0)
  const jobs = jobColumns.filter((name) => board.jobs[name].total > 0)
  return (
    <section id="board" aria-labelledby="work-board" className="scroll-mt-24">
      <h2 id="work-board" className="mb-4 display text-d28">
        {t("provider-dashboard:board.title")}
      </h2>
      {offers.length + jobs.length === 0 && <NoWork />}
      {jobs.length > 0 && (
        <Lane title={t("provider-dashboard:board.jobs")}>
          {jobs.map((name) => {
            const { data, total } = board.jobs[name]
            return (
              <Column key={name} title={t(`provider-dashboard:board.job.${name}`)} total={total}>
                {data.map((job) => (
                  <BoardJob key={job.id} job={job} state={name} now={now} />
                ))}
                {total > data.length && (
                  <li className="px-1">
                    <a href="#income" className="link inline-flex min-h-11 items-center text-14">
                      {t("provider-dashboard:board.all")}
                    </a>
                  </li>
                )}
              </Column>
            )
          })}
        </Lane>
      )}
      {offers.length > 0 && (
        <Lane title={t("provider-dashboard:board.offers")}>
          {offers.map((name) => {
            const { data, total } = board.offers[name]
            return (
              <Column key={name} title={t(`provider-dashboard:board.offer.${name}`)} total={total}>
                {data.map((offer) => (
                  <BoardOffer key={offer.id} offer={offer} />
                ))}
                {total > data.length && (
                  <li className="px-1">
                    <Link
                      to="/providers/applications"
                      search={{ tab: "offers", group: groupOf[name] }}
                      className="link inline-flex min-h-11 items-center text-14"
                    >
                      {t("provider-dashboard:board.all")}
                    </Link>
                  </li>
                )}
              </Column>
            )
          })}
        </Lane>
      )}
    </section>
  )
}

function Lane({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="not-first-of-type:mt-6">
      <h3 className="mb-2 font-semibold text-ink-2">{title}</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] items-start gap-3">
        {children}
      </div>
    </div>
  )
}

function Column({ title, total, children }: { title: string; total: number; children: ReactNode }) {
  const { locale } = useTranslation()
  return (
    <div className="min-w-0 rounded-panel bg-wall-2 p-3">
      <h4 className="mb-2 flex items-center justify-between gap-2 px-1 text-14 font-semibold">
        {title}
        <span className="text-ink-2 tabular-nums">{numberFormat(locale).format(total)}</span>
      </h4>
      <ul className="grid gap-2">{children}</ul>
    </div>
  )
}

function NoWork() {
  const { t } = useTranslation()
  return (
    <EmptyState
      heading="h3"
      icon={ClipboardList}
      title={t("provider-dashboard:board.emptyTitle")}
      text={t("provider-dashboard:board.emptyText")}
      link={<Link to="/tasks">{t("provider-dashboard:board.action")}</Link>}
    />
  )
}
