import { numberFormat } from "@doable/words/format"
import { Link } from "@tanstack/react-router"
import { ClipboardList } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { BoardJob } from "./board-rows.tsx"
import type { JobsData } from "./load-dashboard.ts"

const states = ["assigned", "in_progress", "completion_requested", "disputed", "completed"] as const

/** Jobs by their state. A state in which nothing is has no column. */
export function WorkBoard({ board, now }: { board: JobsData["board"]; now: number }) {
  const { t } = useTranslation()
  const shown = states.filter((state) => board[state].total > 0)
  if (shown.length === 0) return <NoWork />
  return (
    <section id="board" aria-label={t("provider-dashboard:board.title")} className="mt-6">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] items-start gap-3">
        {shown.map((state) => {
          const { data, total } = board[state]
          return (
            <Column key={state} title={t(`provider-dashboard:board.job.${state}`)} total={total}>
              {data.map((job) => (
                <BoardJob key={job.id} job={job} state={state} now={now} />
              ))}
              {total > data.length && (
                <li className="px-1">
                  <Link
                    to="/providers/dashboard"
                    search={{ tab: "stats" }}
                    hash="income"
                    className="link inline-flex min-h-11 items-center text-14"
                  >
                    {t("provider-dashboard:board.all")}
                  </Link>
                </li>
              )}
            </Column>
          )
        })}
      </div>
    </section>
  )
}

function Column({ title, total, children }: { title: string; total: number; children: ReactNode }) {
  const { locale } = useTranslation()
  return (
    <div className="min-w-0 rounded-panel bg-wall-2 p-3">
      <h2 className="mb-2 flex items-center justify-between gap-2 px-1 text-14 font-semibold">
        {title}
        <span className="text-ink-2 tabular-nums">{numberFormat(locale).format(total)}</span>
      </h2>
      <ul className="grid gap-2">{children}</ul>
    </div>
  )
}

function NoWork() {
  const { t } = useTranslation()
  return (
    <EmptyState
      heading="h2"
      icon={ClipboardList}
      title={t("provider-dashboard:board.emptyTitle")}
      text={t("provider-dashboard:board.emptyText")}
      link={<Link to="/tasks">{t("provider-dashboard:board.action")}</Link>}
    />
  )
}
