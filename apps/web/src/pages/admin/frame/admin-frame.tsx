import type { Key } from "@doable/words/keys"
import { Link, useLocation } from "@tanstack/react-router"
import { clsx } from "clsx"
import {
  BookOpenText,
  Flag,
  Gavel,
  GitPullRequestClosed,
  Hammer,
  Inbox,
  LayoutDashboard,
  LifeBuoy,
  Scale,
  ScrollText,
  Shapes,
  ShieldQuestionMark,
  Star,
  TextSearch,
  Users,
} from "lucide-react"
import type { LucideIcon } from "lucide-react"
import { useEffect, useRef } from "react"
import type { ReactNode } from "react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { useAuth } from "../../../session/use-auth.ts"
import type { AdminQueue } from "./admin-search.ts"
import type { Queues } from "./load-queues.ts"

interface AdminSection {
  to:
    | "/admin"
    | "/admin/users"
    | "/admin/audit-logs"
    | "/admin/providers"
    | "/admin/categories"
    | "/admin/disputes"
    | "/admin/faults"
    | "/admin/reports"
    | "/admin/reviews"
    | "/admin/text-rules"
    | "/admin/content"
    | "/admin/appeals"
  /** A queue is worked off inside the overview's address. */
  queue?: AdminQueue
  words: Key
  icon: LucideIcon
  /** What of the queues waits there. */
  waiting?: readonly (keyof Queues)[]
  /** Not for moderators. */
  isForAdmins?: true
}

/** The side navigation in its order; a page joins with one line. */
const adminSections: readonly AdminSection[] = [
  { to: "/admin", words: "admin:nav.overview", icon: LayoutDashboard },
  { to: "/admin/users", words: "admin:nav.users", icon: Users },
  { to: "/admin/providers", words: "admin:nav.doers", icon: Hammer, waiting: ["applications"] },
  { to: "/admin/categories", words: "admin:nav.categories", icon: Shapes, isForAdmins: true },
  {
    to: "/admin",
    queue: "tasks",
    words: "admin:nav.heldTasks",
    icon: ShieldQuestionMark,
    waiting: ["tasks", "work"],
  },
  { to: "/admin/reports", words: "admin:nav.reports", icon: Flag, waiting: ["reports"] },
  { to: "/admin/disputes", words: "admin:nav.disputes", icon: Scale, waiting: ["disputes"] },
  { to: "/admin/faults", words: "admin:nav.faults", icon: GitPullRequestClosed, waiting: ["faults"] },
  {
    to: "/admin/appeals",
    words: "admin:nav.appeals",
    icon: Gavel,
    waiting: ["appeals"],
    isForAdmins: true,
  },
  { to: "/admin", queue: "messages", words: "admin:nav.messages", icon: Inbox, waiting: ["messages"] },
  { to: "/admin", queue: "support", words: "admin:nav.support", icon: LifeBuoy, waiting: ["support"] },
  { to: "/admin/reviews", words: "admin:nav.reviews", icon: Star },
  { to: "/admin/text-rules", words: "admin:nav.textRules", icon: TextSearch, isForAdmins: true },
  { to: "/admin/content", words: "admin:nav.content", icon: BookOpenText, isForAdmins: true },
  { to: "/admin/audit-logs", words: "admin:nav.auditLogs", icon: ScrollText, isForAdmins: true },
]

const exactly = { exact: true } as const

/** Side navigation and page; on narrow screens the navigation is a strip that scrolls sideways. */
export function AdminFrame({ queues, children }: { queues: Queues | null; children: ReactNode }) {
  return (
    <div className="lg:grid lg:min-h-[inherit] lg:grid-cols-[232px_minmax(0,1fr)]">
      <AdminNavigation queues={queues} />
      <div className="min-w-0 px-4 pt-5 pb-16 md:px-6 lg:px-8 lg:pt-7">{children}</div>
    </div>
  )
}

function AdminNavigation({ queues }: { queues: Queues | null }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const strip = useRef<HTMLUListElement>(null)
  const path = pathname.replace(/\/$/, "")
  const isAdmin = useAuth()?.user?.role === "ADMIN"
  const sections = adminSections.filter(({ isForAdmins }) => isAdmin || !isForAdmins)
  const queue = "queue" in search ? search.queue : undefined
  // On a phone the chosen place is brought into the strip.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>("[aria-current]")
    if (chosen) strip.current?.scrollTo({ left: chosen.offsetLeft - 48 })
  }, [path, queue])
  return (
    <nav aria-label={t("admin:title")} className="border-line max-lg:border-b lg:border-r lg:px-3.5 lg:py-5">
      <p aria-hidden="true" className="px-3 pb-2 text-13 font-semibold text-ink-3 max-lg:hidden">
        {t("admin:title")}
      </p>
      <ul
        ref={strip}
        className="relative flex gap-0.5 max-lg:overflow-x-auto max-lg:overscroll-x-contain max-lg:px-4 max-lg:py-1.5 max-lg:[scrollbar-width:none] lg:sticky lg:top-24 lg:flex-col"
      >
        {sections.map(({ to, queue: own, words, icon: Icon, waiting = [] }) => {
          const isCase = to !== "/admin" && path.startsWith(`${to}/`)
          const isCurrent = isCase || (path === to && queue === own)
          const found = waiting.flatMap((name) => queues?.[name] ?? [])
          const count = found.reduce((sum, one) => sum + one.count, 0)
          const isMore = found.some((one) => one.isMore)
          return (
            <li key={words} className="flex-none">
              <Link
                to={to}
                search={own ? { queue: own } : {}}
                // Else the overview would call itself current on every page below it.
                activeOptions={exactly}
                aria-current={isCurrent ? "page" : undefined}
                className={clsx(
                  "flex min-h-11 items-center gap-3 rounded-[9px] px-3 font-medium whitespace-nowrap",
                  isCurrent ? "bg-paper font-semibold text-ink shadow-paper" : "text-ink-2 hover:bg-wall-2",
                )}
              >
                <Icon size={19} strokeWidth={1.9} aria-hidden="true" />
                {t(words)}
                {count > 0 ? <Waiting count={count} isMore={isMore} /> : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Beyond a hundred it only matters that there are many. */
const mostShown = 99

function Waiting({ count, isMore }: { count: number; isMore: boolean }) {
  const { t } = useTranslation()
  const isMany = isMore || count > mostShown
  return (
    <>
      <span aria-hidden="true" className="ml-auto text-13 font-semibold text-ink-2 tabular-nums">
        {isMany ? `${mostShown}+` : count}
      </span>
      <span className="sr-only">
        {isMany ? t("admin:manyWaitingHere", { most: mostShown }) : t("admin:waitingHere", { count })}
      </span>
    </>
  )
}

interface AdminHeadProps {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  actions?: ReactNode
}

/** The title row of every page of the area. */
export function AdminHead({ title, lead, actions }: AdminHeadProps) {
  return (
    <div className="mb-4.5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="display display-36">{title}</h1>
        {lead ? <p className="mt-1 text-ink-2">{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </div>
  )
}
