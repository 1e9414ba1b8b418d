import { numberFormat } from "@doable/words/format"
import { Link, useRouter } from "@tanstack/react-router"
import { CircleCheck, Hammer } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { MakeProfileLink, ManageProfileLink } from "../../provider/own-profile-links.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { RecentTalks } from "../chat/recent-talks.tsx"
import { ActionList } from "../dashboard/action-list.tsx"
import { RoleSwitch } from "../dashboard/role-switch.tsx"
import { useLiveDashboard } from "../dashboard/use-live-dashboard.ts"
import { ComingUp } from "./coming-up.tsx"
import { Income } from "./income.tsx"
import type { DashboardData } from "./load-dashboard.ts"
import { MatchingTasks } from "./matching-tasks.tsx"
import { Numbers } from "./numbers.tsx"
import { RankHints } from "./rank-hints.tsx"
import { TakingTasks } from "./taking-tasks.tsx"
import { WorkBoard } from "./work-board.tsx"

export function DoerDashboardPage({ data }: { data: DashboardData | "nobody" | null }) {
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
    <div className="wide pt-6 pb-16 md:pt-10">
      {data ? (
        <Dashboard data={data} />
      ) : (
        <>
          <h1 className="mb-6 display display-36">{t("provider-dashboard:title")}</h1>
          <ListError title={t("provider-dashboard:failed")} onRetry={() => void router.invalidate()} />
        </>
      )}
    </div>
  )
}

const columns = "mt-6 grid items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_360px]"

/** What is for today comes first, beside what is agreed on; then the whole of the work, and what it comes to. */
function Dashboard({ data }: { data: DashboardData }) {
  useLiveDashboard()
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <RoleSwitch />
        <OwnPages providerId={data.providerId} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Title data={data} />
        <TakingTasks status={data.status} id={data.providerId} />
      </div>
      <div className={columns}>
        <div className="grid min-w-0 gap-8">
          <Today data={data} />
          <MatchingTasks matching={data.today.matching} now={data.now} />
        </div>
        <div className="grid min-w-0 gap-4">
          <ComingUp jobs={data.calendar.data} />
          <RecentTalks talks={data.talks} now={data.now} />
        </div>
      </div>
      <div className={columns}>
        <div className="grid min-w-0 gap-8">
          <WorkBoard data={data} />
          <Numbers data={data} />
          <Income data={data} />
        </div>
        <div className="grid min-w-0 gap-4">
          <OfferFunnel data={data} />
          <RankHints data={data} />
        </div>
      </div>
    </>
  )
}

/** The most pressing thing, in words. */
function Title({ data: { today } }: { data: DashboardData }) {
  const { t } = useTranslation()
  const { total, totalIsEstimate } = today.matching
  const words =
    today.actions.length > 0
      ? t("provider-dashboard:needsYou", { count: today.actions.length })
      : totalIsEstimate
        ? t("provider-dashboard:waitingMany", { count: total })
        : total > 0
          ? t("provider-dashboard:waiting", { count: total })
          : t("provider-dashboard:title")
  return <h1 className="display display-36">{words}</h1>
}

function OwnPages({ providerId }: { providerId: string }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("provider-dashboard:links.label")} className="flex flex-wrap gap-x-5">
      <Link
        to="/providers/$providerId"
        params={{ providerId }}
        className="link inline-flex min-h-11 items-center"
      >
        {t("provider-dashboard:links.public")}
      </Link>
      <ManageProfileLink className="link inline-flex min-h-11 items-center">
        {t("provider-dashboard:links.manage")}
      </ManageProfileLink>
      <Link to="/providers/applications" className="link inline-flex min-h-11 items-center">
        {t("provider-dashboard:links.applications")}
      </Link>
    </nav>
  )
}

/** Jobs and their hours, invites, offers that need a look, reviews: what waits for the doer, by deadline. */
function Today({ data: { today, now } }: { data: DashboardData }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="mb-4 display text-d28">
        {t("provider-dashboard:today.title")}
      </h2>
      {today.actions.length > 0 ? (
        <ActionList actions={today.actions} now={now} />
      ) : (
        <Card className="flex items-center gap-3 px-5 py-4 text-ink-2">
          <CircleCheck size={22} strokeWidth={1.9} aria-hidden="true" className="flex-none text-brand-text" />
          {t("provider-dashboard:today.none")}
        </Card>
      )}
    </section>
  )
}

const steps = ["sent", "seen", "decided", "won"] as const

/** What became of the offers of this time, from the sent ones to those that won. */
function OfferFunnel({ data: { funnel, period } }: { data: DashboardData }) {
  const { t, locale } = useTranslation()
  return (
    <Card asChild className="p-5">
      <section aria-labelledby="offer-funnel">
        <h2 id="offer-funnel" className="display text-d22">
          {t("provider-dashboard:funnel.title", { count: period })}
        </h2>
        {funnel.sent === 0 ? (
          <p className="mt-2 text-14 text-ink-2">{t("provider-dashboard:funnel.none")}</p>
        ) : (
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2">
            {steps.map((step) => (
              <div key={step} className="contents">
                <dt className="text-14">{t(`provider-dashboard:funnel.${step}`)}</dt>
                <dd aria-hidden="true" className="h-6">
                  <svg viewBox="0 0 100 24" preserveAspectRatio="none" className="block size-full">
                    <rect
                      height="24"
                      width={(100 * funnel[step]) / funnel.sent}
                      fill={step === "won" ? "var(--cta)" : "var(--brand)"}
                    />
                  </svg>
                </dd>
                <dd className="text-right font-semibold tabular-nums">
                  {numberFormat(locale).format(funnel[step])}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </Card>
  )
}
