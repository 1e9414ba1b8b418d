import { numberFormat } from "@doable/words/format"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { TableLink } from "../../../blocks/data-table/table-link.tsx"
import { useDate } from "../../../i18n/use-date.ts"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { Card } from "../../../ui/layout/card.tsx"
import { AdminHead } from "../frame/admin-frame.tsx"
import { AuditActor } from "../audit/audit-actor.tsx"
import { AuditEntity } from "../audit/audit-entity.tsx"
import { actionWords } from "../audit/audit-words.ts"
import type { OverviewData } from "./load-overview.ts"
import { TestNotification } from "./test-notification.tsx"
import { FirstOffers, TasksPerDay } from "./charts.tsx"
import { Figures } from "./figures.tsx"
import { Queues } from "./queues.tsx"

type Overview = OverviewData["overview"]
const periods = [7, 30, 90] as const

/** What waits first, then how the market does, then what was done last. */
export function OverviewPage({ data: { overview, period, now } }: { data: OverviewData }) {
  const { t } = useTranslation()
  const date = useDate()
  const isAdmin = useAuth()?.user?.role === "ADMIN"
  const waiting = Object.values(overview.queues).reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <AdminHead
        title={waiting === 0 ? t("admin-overview:nothing") : t("admin-overview:waiting", { count: waiting })}
        lead={t("admin:counted", { when: date(now, "long") })}
        actions={<Periods period={period} />}
      />
      <div className="grid gap-4 xl:grid-cols-2">
        <Queues queues={overview.queues} now={now} />
        <TasksPerDay market={overview.market} />
        <Figures market={overview.market} />
        {isAdmin ? <NewestLog log={overview.log} /> : null}
        <FirstOffers market={overview.market} />
        <Machine overview={overview} />
        <ArticleVotes votes={overview.help} />
      </div>
      {isAdmin ? <TestNotification /> : null}
    </>
  )
}

function Periods({ period }: { period: number }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("admin-overview:period")} className="flex rounded-full bg-wall-2 p-1">
      {periods.map((days) => (
        <TableLink
          key={days}
          set={{ period: days === 30 ? undefined : days }}
          aria-current={days === period ? "true" : undefined}
          className={clsx(
            "inline-flex min-h-9 items-center rounded-full px-3.5 text-14 font-semibold",
            days === period ? "bg-paper shadow-paper" : "text-ink-2 hover:text-ink",
          )}
        >
          {t("admin-overview:days", { count: days })}
        </TableLink>
      ))}
    </nav>
  )
}

function NewestLog({ log }: { log: Overview["log"] }) {
  const { t } = useTranslation()
  const date = useDate()
  return (
    <Card className="p-5">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="display text-d22">{t("admin-overview:newestLog")}</h2>
        <Link to="/admin/audit-logs" className="link flex-none text-14">
          {t("admin:nav.auditLogs")}
        </Link>
      </div>
      {log.length === 0 ? <p className="text-14 text-ink-3">{t("admin-overview:noLog")}</p> : null}
      <ul>
        {log.map((row) => (
          <li
            key={row.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line py-2 text-14 not-first:border-t"
          >
            <AuditActor row={row} />
            <span className="min-w-0 max-sm:w-full sm:flex-1">
              <Link
                to="/admin/audit-logs"
                search={{ open: row.id }}
                className="flex min-h-6 items-center hover:underline"
              >
                {actionWords(t, row.action)}
              </Link>
              {row.entityId && row.entityId !== row.actorId ? (
                <span className="block text-13 text-ink-2">
                  <AuditEntity row={row} />
                </span>
              ) : null}
            </span>
            <time dateTime={row.createdAt} className="text-13 text-ink-3">
              {date(row.createdAt, "long")}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Machine({ overview }: { overview: Overview }) {
  const { t, locale } = useTranslation()
  const number = numberFormat(locale)
  const rows = [
    [t("admin:users"), overview.users],
    [t("admin:newUsers"), overview.newUsers],
    [t("admin:sessions"), overview.activeSessions],
    [t("admin:outbox"), overview.waitingEvents],
    [t("admin:failedJobs"), overview.failedJobs],
  ] as const
  return (
    <Card asChild className="xl:col-span-2">
      <section aria-label={t("admin-overview:machine")}>
        <dl className="grid divide-line max-sm:divide-y sm:grid-cols-3 lg:grid-cols-5 lg:divide-x">
          {rows.map(([name, value]) => (
            <div
              key={name}
              className="px-5 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:py-2.5 sm:py-4"
            >
              <dt className="text-14 text-ink-2">{name}</dt>
              <dd className="font-semibold tabular-nums sm:display sm:text-d22">{number.format(value)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  )
}

/** Which articles leave people without an answer. */
function ArticleVotes({ votes }: { votes: OverviewData["overview"]["help"] }) {
  const { t, locale } = useTranslation()
  const number = numberFormat(locale)
  return (
    <Card className="p-5 xl:col-span-2">
      <h2 className="display text-d22">{t("admin-overview:help.title")}</h2>
      {votes.length === 0 ? (
        <p className="mt-2 text-14 text-ink-3">{t("admin-overview:help.none")}</p>
      ) : (
        <table className="mt-2 w-full text-left text-14">
          <caption className="sr-only">{t("admin-overview:help.title")}</caption>
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className="py-2 pr-3 font-normal">
                {t("admin-overview:help.article")}
              </th>
              <th scope="col" className="py-2 pr-3 text-right font-normal">
                {t("admin-overview:help.yes")}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {t("admin-overview:help.no")}
              </th>
            </tr>
          </thead>
          <tbody>
            {votes.map(({ article, title, yes, no }) => (
              <tr key={article} className="border-t border-line">
                <th scope="row" className="py-2 pr-3 font-normal">
                  <Link to="/help" search={{ read: article }} className="link">
                    {title}
                  </Link>
                </th>
                <td className="py-2 pr-3 text-right tabular-nums">{number.format(yes)}</td>
                <td className="py-2 text-right tabular-nums">{number.format(no)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
