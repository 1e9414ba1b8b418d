import { Link, useRouter } from "@tanstack/react-router"
import { Hammer } from "lucide-react"
import { useEffect } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { MakeProfileLink, ManageProfileLink } from "../../provider/own-profile-links.tsx"
import { lazyRestrictionBanner } from "../../restriction/lazy-restriction-banner.ts"
import type { CurrentRestriction } from "../../restriction/load-restrictions.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { TabCount, tabClass, TabStrip } from "../dashboard/tab-strip.tsx"
import { useLiveDashboard } from "../dashboard/use-live-dashboard.ts"
import { showInRow } from "../../ui/layout/show-in-row.ts"
import { doerTabs, type DoerTab } from "./doer-tabs.ts"
import { lazyCalendarTab } from "./lazy-calendar-tab.ts"
import { lazyStatsTab } from "./lazy-stats-tab.ts"
import { lazyTemplatesTab } from "./lazy-templates-tab.ts"
import type { DashboardData } from "./load-dashboard.ts"
import { OffersTab } from "./offers-tab.tsx"
import { TakingTasks } from "./taking-tasks.tsx"
import { TodayTab } from "./today-tab.tsx"
import { WorkBoard } from "./work-board.tsx"

interface DoerDashboardProps {
  tab: DoerTab
  data: DashboardData | "nobody" | null
  restrictions: CurrentRestriction[]
}

export function DoerDashboardPage({ tab, data, restrictions }: DoerDashboardProps) {
  const { t } = useTranslation()
  const router = useRouter()
  if (data === "nobody") {
    return (
      <EmptyState
        className="py-20"
        heading="h1"
        icon={Hammer}
        title={t("provider-dashboard:noProfile.title")}
        text={t("provider-dashboard:noProfile.text")}
        action={
          <Button asChild>
            <MakeProfileLink>{t("provider-dashboard:noProfile.action")}</MakeProfileLink>
          </Button>
        }
      />
    )
  }
  return (
    <>
      <Tabs data={data} tab={data?.shown.tab ?? tab} />
      <div className="wide pt-6 pb-16 md:pt-8">
        {restrictions.length > 0 && <lazyRestrictionBanner.Page restrictions={restrictions} />}
        {data ? (
          <Dashboard data={data} />
        ) : (
          <>
            <h1 className="mb-6 display display-36">{t("provider-dashboard:title")}</h1>
            <ListError title={t("provider-dashboard:failed")} onRetry={() => void router.invalidate()} />
          </>
        )}
      </div>
    </>
  )
}

/** Links of before the tabs named a part of the page. */
const tabOfAnchor: Record<string, Exclude<DoerTab, "today">> = {
  board: "jobs",
  "work-board": "jobs",
  numbers: "stats",
  income: "stats",
}

function useOldAnchor(tab: DoerTab) {
  const router = useRouter()
  useEffect(() => {
    const { hash } = router.state.location
    const wanted = tabOfAnchor[hash]
    if (wanted && wanted !== tab)
      void router.navigate({ to: "/providers/dashboard", search: { tab: wanted }, hash, replace: true })
  }, [router, tab])
}

function Tabs({ data, tab }: { data: DashboardData | null; tab: DoerTab }) {
  const { t } = useTranslation()
  const counts = {
    today: data?.actions.length,
    offers: data?.counts.offers,
    jobs: data?.counts.jobs,
    calendar: 0,
    templates: 0,
    stats: 0,
  }
  return (
    <TabStrip
      label={t("provider-dashboard:tabs.label")}
      aside={data && <OwnPages providerId={data.providerId} className="flex gap-5" />}
    >
      {doerTabs.map((one) => (
        <Link
          key={one}
          to="/providers/dashboard"
          search={one === "today" ? {} : { tab: one }}
          activeOptions={{ exact: true }}
          aria-current={one === tab ? "page" : undefined}
          // On phones the strip scrolls sideways: the open tab must be in sight.
          ref={one === tab ? showInRow : undefined}
          className={tabClass}
        >
          {t(`provider-dashboard:tabs.${one}`)}
          <TabCount count={counts[one] ?? 0} isWaiting={one === "today"} />
        </Link>
      ))}
    </TabStrip>
  )
}

function Dashboard({ data }: { data: DashboardData }) {
  const { shown } = data
  useLiveDashboard()
  useOldAnchor(shown.tab)
  return (
    <>
      {shown.tab !== "calendar" && shown.tab !== "templates" && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Title data={data} />
          {shown.tab === "today" && <TakingTasks status={data.status} id={data.providerId} />}
        </div>
      )}
      <Shown data={data} />
      {/* The strip has no place for these on narrow screens. */}
      <OwnPages providerId={data.providerId} className="mt-10 flex flex-wrap gap-x-6 lg:hidden" />
    </>
  )
}

function Shown({ data }: { data: DashboardData }) {
  const { shown } = data
  switch (shown.tab) {
    case "today":
      return <TodayTab data={data} shown={shown} />
    case "offers":
      return <OffersTab shown={shown} now={data.now} />
    case "jobs":
      return <WorkBoard board={shown.board} now={data.now} />
    case "calendar":
      return <lazyCalendarTab.Page data={shown} />
    case "templates":
      return <lazyTemplatesTab.Page data={shown} />
    case "stats":
      return <lazyStatsTab.Page data={shown} />
  }
}

/** Of the open tab: the most pressing thing, in words. */
function Title({ data: { actions, counts, shown } }: { data: DashboardData }) {
  const { t } = useTranslation()
  const words = () => {
    if (shown.tab === "offers")
      return counts.offers > 0
        ? t("provider-dashboard:offersTitle", { count: counts.offers })
        : t("provider-dashboard:offersNone")
    if (shown.tab === "jobs")
      return counts.jobs > 0
        ? t("provider-dashboard:jobsTitle", { count: counts.jobs })
        : t("provider-dashboard:jobsNone")
    if (shown.tab !== "today") return t("provider-dashboard:numbers.title")
    const { total, totalIsEstimate } = shown.matching
    if (actions.length > 0) return t("dashboard:needsYou", { count: actions.length })
    if (totalIsEstimate) return t("provider-dashboard:waitingMany", { count: total })
    return total > 0 ? t("provider-dashboard:waiting", { count: total }) : t("provider-dashboard:title")
  }
  return <h1 className="display display-36">{words()}</h1>
}

function OwnPages({ providerId, className }: { providerId: string; className: string }) {
  const { t } = useTranslation()
  const link = "link inline-flex min-h-11 items-center"
  return (
    <nav aria-label={t("provider-dashboard:links.label")} className={className}>
      <Link to="/providers/$providerId" params={{ providerId }} className={link}>
        {t("provider-dashboard:links.public")}
      </Link>
      <ManageProfileLink className={link}>{t("provider-dashboard:links.manage")}</ManageProfileLink>
      <Link to="/providers/applications" className={link}>
        {t("provider-dashboard:links.applications")}
      </Link>
    </nav>
  )
}
