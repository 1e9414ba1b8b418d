import type { TaskGroup } from "@doable/domain/dashboard/task-groups"
import { totalOf } from "@doable/domain/offer/total"
import { Link, useRouter } from "@tanstack/react-router"
import { Coffee, FileText, Plus, ShieldCheck, UserRound } from "lucide-react"
import type { LucideIcon } from "lucide-react"
import { useState } from "react"
import type { ReactNode } from "react"
import { AccountLink } from "../../account/account-link.tsx"
import { priceText } from "../../blocks/text/market-text.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { startText } from "../../offer/offer-words.ts"
import { lazyRestrictionBanner } from "../../restriction/lazy-restriction-banner.ts"
import type { CurrentRestriction } from "../../restriction/load-restrictions.ts"
import type { SignedInUser } from "../../session/auth-context.ts"
import { useAuth, useLimit } from "../../session/use-auth.ts"
import { HireAgain } from "../../task/owner-links.tsx"
import { RepeatTask } from "../../task/repeat-task.tsx"
import { RepeatsCard } from "../../task/repeats-card.tsx"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Rating } from "../../ui/data/rating.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { ProgressBar } from "../../ui/feedback/progress.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { EmailChangeBanner } from "../account/email-change-banner.tsx"
import { ChatTab } from "../chat/chat-tab.tsx"
import { RecentTalks } from "../chat/recent-talks.tsx"
import { useProfileSteps } from "../profile/use-profile-steps.ts"
import { ActionList } from "./action-list.tsx"
import { lazySavedTab } from "./lazy-saved-tab.ts"
import type { OverviewData } from "./load-overview.ts"
import type { MyTasksData } from "./my-tasks/load-my-tasks.ts"
import { MyTasks } from "./my-tasks/my-tasks.tsx"
import { NextStep } from "./next-step.tsx"
import type { SavedTabProps } from "./saved-tab.tsx"
import { tabClass, TabStrip } from "./tab-strip.tsx"
import { useLiveDashboard } from "./use-live-dashboard.ts"

/** The home of someone who is logged in. */
export function DashboardPage(props: DashboardProps) {
  const user = useAuth()?.user
  return user ? <Dashboard user={user} {...props} /> : null
}

type Shown =
  | {
      tab: "tasks"
      page: number | undefined
      group: TaskGroup | undefined
      overview: OverviewData | null
      mine: MyTasksData | null
    }
  | ({ tab: "saved" } & SavedTabProps)

type DashboardProps = Shown & { token: string | undefined; restrictions: CurrentRestriction[] }

function Dashboard({ user, token, restrictions, ...shown }: DashboardProps & { user: SignedInUser }) {
  // The link is worn out by its first use and leaves the address; what came of it stays to be read.
  const [followed] = useState(token)
  useLiveDashboard()
  return (
    <>
      <Tabs tab={shown.tab} user={user} />
      <div className="wide pt-6 pb-16 md:pt-8">
        {restrictions.length > 0 && <lazyRestrictionBanner.Page restrictions={restrictions} />}
        {followed && <EmailChangeBanner token={followed} email={user.email} />}
        {shown.tab === "saved" ? <lazySavedTab.Page {...shown} /> : <TasksTab user={user} {...shown} />}
      </div>
    </>
  )
}

function Tabs({ tab, user }: { tab: Shown["tab"]; user: SignedInUser }) {
  const { t } = useTranslation()
  return (
    <TabStrip
      label={t("dashboard:tabs.label")}
      aside={
        user.accountType === "PROVIDER" && (
          <Link to="/providers/dashboard" className="link inline-flex min-h-11 items-center">
            {t("shell:doerDashboard")}
          </Link>
        )
      }
    >
      {(["tasks", "saved"] as const).map((one) => (
        <Link
          key={one}
          to="/dashboard"
          search={one === "saved" ? { tab: one } : {}}
          activeOptions={{ exact: true }}
          aria-current={one === tab ? "page" : undefined}
          className={tabClass}
        >
          {t(one === "saved" ? "dashboard:tabs.saved" : "dashboard:tasks.title")}
        </Link>
      ))}
      <ChatTab className={tabClass} />
    </TabStrip>
  )
}

type TasksTabProps = Extract<Shown, { tab: "tasks" }> & { user: SignedInUser }

/** The next step first, then what else waits and everything that the person has posted. */
function TasksTab({ user, overview, mine, page, group }: TasksTabProps) {
  const { t } = useTranslation()
  const [first, ...others] = overview?.actions ?? []
  const hello = user.name ? t("dashboard:hello", { name: user.name }) : t("dashboard:helloNobody")
  return (
    <>
      <h1 className="mb-5 display display-36 wrap-anywhere">
        {first ? t("dashboard:needsYou", { count: others.length + 1 }) : hello}
      </h1>
      <div className="grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_348px]">
        <div className="grid min-w-0 grid-cols-1 gap-8">
          {overview && first ? (
            <NextStep action={first} now={overview.now}>
              <OffersToChoose offers={overview.offers} />
            </NextStep>
          ) : (
            <NothingWaits overview={overview} />
          )}
          {overview && <ActionList actions={others} now={overview.now} />}
          <MyTasks mine={mine} page={page ?? 1} group={group} counts={overview?.tasks ?? null} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {overview && <RecentTalks talks={overview.talks} now={overview.now} />}
          <RepeatsCard repeats={overview?.repeats ?? []} />
          <AgainCard doers={overview?.again ?? []} repeats={overview?.repeats ?? []} />
          <DraftsCard drafts={overview?.drafts ?? []} />
          <ProfileCard user={user} />
          <Panel icon={ShieldCheck} title={t("dashboard:security")} text={t("dashboard:securityText")}>
            <AccountLink section="security" className="link">
              {t("dashboard:sessions")}
            </AccountLink>
          </Panel>
        </div>
      </div>
    </>
  )
}

/** Who offers what, the best match first: enough to decide whether to look. */
function OffersToChoose({ offers }: { offers: OverviewData["offers"] }) {
  const say = useTranslation()
  if (offers.length === 0) return null
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {offers.map(({ id, provider, price, materialsCost, canStartAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 py-2.5">
          <Avatar name={provider?.name ?? ""} image={provider?.image ?? null} size="sm" />
          <span className="font-semibold wrap-anywhere">{provider?.name ?? say.t("chat:gone")}</span>
          {provider && provider.stats.ratingAvg !== null && (
            <Rating compact value={provider.stats.ratingAvg} count={provider.stats.ratingCount} />
          )}
          <span className="ml-auto text-14 text-ink-2">
            {canStartAt && startText(canStartAt, say.locale)}
          </span>
          <span className="display text-d22 tabular-nums">
            {priceText(totalOf({ price, materialsCost }), say)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Doers whose work this person knows; nothing at all before the first finished job. */
function AgainCard({ doers, repeats }: { doers: OverviewData["again"]; repeats: OverviewData["repeats"] }) {
  const { t } = useTranslation()
  if (doers.length === 0) return null
  return (
    <Card className="p-5 md:p-6">
      <h2 className="display text-d22">{t("task:hireAgain")}</h2>
      <ul className="mt-3 grid grid-cols-1 gap-4">
        {doers.map(({ providerId, name, image, taskId, title, lang, jobs }) => (
          <li key={providerId} className="flex flex-wrap items-center gap-3">
            <Avatar name={name} image={image} />
            <div className="min-w-32 flex-1 text-14">
              <Link
                to="/providers/$providerId"
                params={{ providerId }}
                className="font-semibold wrap-anywhere hover:underline"
              >
                {name}
              </Link>
              <p id={`again-${taskId}`} lang={lang} className="truncate text-ink-2">
                {title}
              </p>
              <p className="text-ink-2">{t("dashboard:jobsForYou", { count: jobs })}</p>
            </div>
            <div className="flex flex-wrap gap-2">
              <HireAgain id={taskId} name={name} className="shrink-0" />
              <RepeatTask
                id={taskId}
                repeats={repeats.some((repeat) => repeat.taskId === taskId)}
                variant="ghost"
                className="shrink-0"
                describedBy={`again-${taskId}`}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Tasks that were started; nothing at all when there are none. */
function DraftsCard({ drafts }: { drafts: OverviewData["drafts"] }) {
  const { t } = useTranslation()
  if (drafts.length === 0) return null
  return (
    <Panel icon={FileText} title={t("dashboard:drafts")}>
      <ul className="grid gap-1.5">
        {drafts.map(({ id, title, lang }) => (
          <li key={id} className="truncate">
            <Link to="/tasks/create" search={{ draft: id }} lang={title ? lang : undefined} className="link">
              {title || t("dashboard:untitled")}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function ProfileCard({ user }: { user: SignedInUser }) {
  const { t } = useTranslation()
  const { done, all, isComplete } = useProfileSteps(user)
  const text = isComplete
    ? t("dashboard:profileDone")
    : done && t("dashboard:profileText", { done: done.length, all })
  return (
    <Panel icon={UserRound} title={t("dashboard:profile")} text={text}>
      <ProgressBar
        label={t("dashboard:profile")}
        value={done ? done.length / all : undefined}
        className="mb-3"
      />
      <Link to={isComplete ? "/profile" : "/profile/complete"} className="link">
        {t(isComplete ? "dashboard:look" : "dashboard:complete")}
      </Link>
    </Panel>
  )
}

interface PanelProps {
  icon: LucideIcon
  title: string
  text?: string | null
  children: ReactNode
}

function Panel({ icon: Icon, title, text, children }: PanelProps) {
  return (
    <Card className="p-5 md:p-6">
      <h2 className="flex items-center gap-2.5 font-semibold">
        <Icon size={20} strokeWidth={1.9} aria-hidden="true" className="text-brand-text" />
        {title}
      </h2>
      {/* Keeps its space while the number loads. */}
      {text !== undefined && <p className="mt-1.5 mb-3 min-h-6 text-14 text-ink-2">{text}</p>}
      <div className={text === undefined ? "mt-3" : undefined}>{children}</div>
    </Card>
  )
}

function NothingWaits({ overview }: { overview: OverviewData | null }) {
  const { t } = useTranslation()
  const isLimited = useLimit() !== null
  const router = useRouter()
  if (!overview)
    return <ListError title={t("dashboard:actions.failed")} onRetry={() => void router.invalidate()} />
  return (
    <Card>
      <EmptyState
        heading="h2"
        icon={Coffee}
        title={t("dashboard:actions.none")}
        text={t("dashboard:actions.noneText")}
        action={
          <div className="flex flex-wrap justify-center gap-2.5">
            {!isLimited && (
              <Button asChild variant="cta" size="cta" icon={Plus}>
                <Link to="/tasks/create">{t("dashboard:createTask")}</Link>
              </Button>
            )}
            <Button asChild variant="outline" size="lg">
              <Link to="/tasks">{t("dashboard:browse")}</Link>
            </Button>
          </div>
        }
      />
    </Card>
  )
}
