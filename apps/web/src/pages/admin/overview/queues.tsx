import { queueTargets } from "@doable/domain/admin/queue-targets"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import {
  BadgeCheck,
  Flag,
  Gavel,
  GitPullRequestClosed,
  Inbox,
  LifeBuoy,
  Scale,
  ShieldQuestionMark,
  UserX,
} from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useAuth } from "../../../session/use-auth.ts"
import { Card } from "../../../ui/layout/card.tsx"
import type { OverviewData } from "./load-overview.ts"

/** The target stands at two thirds of the bar, so that what is late has room to show it. */
const targetAt = 2 / 3
const hourMs = 60 * 60 * 1000

const kinds = [
  {
    name: "applications",
    words: "admin-overview:queue.applications",
    icon: BadgeCheck,
    hours: queueTargets.applications,
    to: "/admin/providers",
    search: {},
  },
  {
    name: "tasks",
    words: "admin-overview:queue.tasks",
    icon: ShieldQuestionMark,
    hours: queueTargets.tasks,
    to: "/admin",
    search: { queue: "tasks" },
  },
  {
    name: "work",
    words: "admin-overview:queue.work",
    icon: UserX,
    hours: queueTargets.work,
    to: "/admin",
    search: { queue: "tasks", status: "stranded" },
  },
  {
    name: "messages",
    words: "admin-overview:queue.messages",
    icon: Inbox,
    hours: queueTargets.messages,
    to: "/admin",
    search: { queue: "messages" },
  },
  {
    name: "support",
    words: "admin-overview:queue.support",
    icon: LifeBuoy,
    hours: queueTargets.support,
    to: "/admin",
    search: { queue: "support" },
  },
  {
    name: "reports",
    words: "admin-overview:queue.reports",
    icon: Flag,
    hours: queueTargets.reports,
    to: "/admin/reports",
    search: {},
  },
  {
    name: "disputes",
    words: "admin-overview:queue.disputes",
    icon: Scale,
    hours: queueTargets.disputes,
    to: "/admin/disputes",
    search: {},
  },
  {
    name: "faults",
    words: "admin-overview:queue.faults",
    icon: GitPullRequestClosed,
    hours: queueTargets.faults,
    to: "/admin/faults",
    search: {},
  },
  {
    name: "appeals",
    words: "admin-overview:queue.appeals",
    icon: Gavel,
    hours: queueTargets.appeals,
    to: "/admin/appeals",
    search: {},
  },
] as const

interface QueuesProps {
  queues: OverviewData["overview"]["queues"]
  now: string
}

/** How many wait, and whether the oldest has waited longer than we promise. */
export function Queues({ queues, now }: QueuesProps) {
  const { t } = useTranslation()
  const isAdmin = useAuth()?.user?.role === "ADMIN"
  return (
    <Card className="p-5">
      <h2 className="display text-d22">{t("admin-overview:queues")}</h2>
      <ul className="mt-2">
        {kinds
          .filter(({ name }) => isAdmin || name !== "appeals")
          .map(({ name, words, icon: Icon, hours, to, search }) => {
            const { count, isMore, oldestAt } = queues[name]
            const age = oldestAt ? Math.max(0, (Date.parse(now) - Date.parse(oldestAt)) / hourMs) : null
            const isLate = age !== null && age > hours
            return (
              <li
                key={name}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line py-3 not-first:border-t"
              >
                <span className="grid size-9 flex-none place-items-center rounded-control bg-wall-2 text-ink-2">
                  <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
                </span>
                <Link to={to} search={search as never} className="link min-w-0 flex-1 font-semibold">
                  {t(words)}
                </Link>
                <span className={clsx("display text-d22 tabular-nums", count === 0 && "text-ink-3")}>
                  {count}
                  {isMore ? "+" : ""}
                </span>
                <span className="w-44 max-sm:w-full">
                  <span aria-hidden="true" className="relative block h-2 rounded-full bg-wall-2">
                    <span
                      className={clsx("block h-full rounded-full", isLate ? "bg-danger" : "bg-brand")}
                      style={{ width: `${Math.min(100, ((age ?? 0) / hours) * targetAt * 100)}%` }}
                    />
                    <span
                      className="absolute -top-1 h-4 w-0.5 bg-ink"
                      style={{ left: `${targetAt * 100}%` }}
                    />
                  </span>
                  <span className="mt-1 flex justify-between gap-2 text-12 text-ink-3">
                    <span className={clsx(isLate && "font-semibold text-danger-text")}>
                      {age === null
                        ? t("admin-overview:noneWaiting")
                        : t("admin-overview:oldest", { count: Math.floor(age) })}
                    </span>
                    <span>{t("admin-overview:target", { count: hours })}</span>
                  </span>
                </span>
              </li>
            )
          })}
      </ul>
    </Card>
  )
}
