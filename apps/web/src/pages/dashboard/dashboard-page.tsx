import type { TaskGroup } from "@doable/domain/dashboard/task-groups"
import { Link, useRouter } from "@tanstack/react-router"
import { Coffee, FileText, Plus, ShieldCheck, UserRound } from "lucide-react"
import type { LucideIcon } from "lucide-react"
import { useState } from "react"
import type { ReactNode } from "react"
import { AccountLink } from "../../account/account-link.tsx"
import type { SavedDoersData, SavedTasksData } from "../../favourite/load-saved.ts"
import { SavedDoers, SavedTasks } from "../../favourite/saved-lists.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { SignedInUser } from "../../session/auth-context.ts"
import { useAuth } from "../../session/use-auth.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { ProgressBar } from "../../ui/feedback/progress.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { EmailChangeBanner } from "../account/email-change-banner.tsx"
import { RecentTalks } from "../chat/recent-talks.tsx"
import { useProfileSteps } from "../profile/use-profile-steps.ts"
import { ActionList } from "./action-list.tsx"
import type { OverviewData } from "./load-overview.ts"
import type { MyTasksData } from "./my-tasks/load-my-tasks.ts"
import { MyTasks } from "./my-tasks/my-tasks.tsx"
import { RoleSwitch } from "./role-switch.tsx"
import { useLiveDashboard } from "./use-live-dashboard.ts"

/** The home of someone who is logged in. */
export function DashboardPage(props: DashboardProps) {
  const user = useAuth()?.user
  return user ? <Dashboard user={user} {...props} /> : null
}

interface DashboardProps {
  token: string | undefined
  page: number | undefined
  group: TaskGroup | undefined
  savedPage: number | undefined
  doersPage: number | undefined
  overview: OverviewData | null
  mine: MyTasksData | null
  saved: SavedTasksData | null
  savedDoers: SavedDoersData | null
}

function Dashboard({ user, token, ...shown }: DashboardProps & { user: SignedInUser }) {
  const { overview, mine, saved, savedDoers, page, group, savedPage, doersPage } = shown
  const { t } = useTranslation()
  // The link is worn out by its first use and leaves the address; what came of it stays to be read.
  const [followed] = useState(token)
  useLiveDashboard()
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 display display-36 wrap-anywhere">
          {user.name ? t("dashboard:hello", { name: user.name }) : t("dashboard:helloNobody")}
        </h1>
        {user.accountType === "PROVIDER" && <RoleSwitch />}
      </div>
      {followed && <EmailChangeBanner token={followed} email={user.email} />}
      <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_348px]">
        <NeedsMe overview={overview} />
        <div className="grid min-w-0 gap-4 lg:mt-13">
          {overview && <RecentTalks talks={overview.talks} now={overview.now} />}
          <DraftsCard drafts={overview?.drafts ?? []} />
        </div>
      </div>
      <MyTasks mine={mine} page={page ?? 1} group={group} counts={overview?.tasks ?? null} />
      <SavedTasks saved={saved} page={savedPage ?? 1} />
      <SavedDoers saved={savedDoers} page={doersPage ?? 1} />
      <div className="mt-10 grid gap-4 md:grid-cols-2">
        <ProfileCard user={user} />
        <Panel icon={ShieldCheck} title={t("dashboard:security")} text={t("dashboard:securityText")}>
          <AccountLink section="security" className="link">
            {t("dashboard:sessions")}
          </AccountLink>
        </Panel>
      </div>
    </div>
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

/** The first thing on the page: what waits, or what one could start. */
function NeedsMe({ overview }: { overview: OverviewData | null }) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <section aria-labelledby="needs-me">
      <h2 id="needs-me" className="mb-4 display text-d28">
        {t("dashboard:actions.title")}
      </h2>
      {!overview ? (
        <ListError title={t("dashboard:actions.failed")} onRetry={() => void router.invalidate()} />
      ) : overview.actions.length > 0 ? (
        <ActionList actions={overview.actions} now={overview.now} />
      ) : (
        <Card>
          <EmptyState
            heading="h3"
            icon={Coffee}
            title={t("dashboard:actions.none")}
            text={t("dashboard:actions.noneText")}
            action={
              <div className="flex flex-wrap justify-center gap-2.5">
                <Button asChild variant="cta" size="cta" icon={Plus}>
                  <Link to="/tasks/create">{t("dashboard:createTask")}</Link>
                </Button>
                <Button asChild variant="outline" size="lg">
                  <Link to="/tasks">{t("dashboard:browse")}</Link>
                </Button>
              </div>
            }
          />
        </Card>
      )}
    </section>
  )
}
