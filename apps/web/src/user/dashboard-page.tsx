import { Link } from "@tanstack/react-router"
import { ClipboardList, FileText, Plus, ShieldCheck, UserRound, type LucideIcon } from "lucide-react"
import { useState, type ReactNode } from "react"
import { AccountLink } from "../account/account-link.tsx"
import type { SignedInUser } from "../account/auth-context.ts"
import { EmailChangeBanner } from "../account/email-change-banner.tsx"
import type { SavedData } from "../favourite/load-saved.ts"
import type { SavedDoersData } from "../favourite/load-saved-doers.ts"
import { SavedDoers } from "../favourite/saved-doers.tsx"
import { SavedTasks } from "../favourite/saved-tasks.tsx"
import { useTranslation } from "../i18n/use-translation.ts"
import { useAuth } from "../shell/use-auth.ts"
import type { MyTasksData } from "../task/mine/load-my-tasks.ts"
import { MyTasks } from "../task/mine/my-tasks.tsx"
import { Button } from "../ui/button.tsx"
import { Card } from "../ui/card.tsx"
import { ProgressBar } from "../ui/progress.tsx"
import { useProfileSteps } from "./use-profile-steps.ts"

/** The home of someone who is signed in. */
export function DashboardPage(props: DashboardProps) {
  const user = useAuth()?.user
  return user ? <Dashboard user={user} {...props} /> : null
}

interface DashboardProps {
  token: string | undefined
  page: number | undefined
  savedPage: number | undefined
  doersPage: number | undefined
  mine: MyTasksData | null
  saved: SavedData | null
  savedDoers: SavedDoersData | null
}

function Dashboard({
  user,
  token,
  page,
  savedPage,
  doersPage,
  ...data
}: DashboardProps & { user: SignedInUser }) {
  const { mine, saved, savedDoers } = data
  const { t } = useTranslation()
  // The link is worn out by its first use and leaves the address; what came of it stays to be read.
  const [followed] = useState(token)
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="min-w-0 display display-36 wrap-anywhere">
          {user.name ? t("dashboard:hello", { name: user.name }) : t("dashboard:helloNobody")}
        </h1>
        {user.accountType === "PROVIDER" && (
          <Link to="/providers/dashboard" className="link">
            {t("shell:doerDashboard")}
          </Link>
        )}
      </div>
      {followed && <EmailChangeBanner token={followed} email={user.email} />}
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        <ProfileCard user={user} />
        <Panel icon={ShieldCheck} title={t("dashboard:security")} text={t("dashboard:securityText")}>
          <AccountLink section="security" className="link">
            {t("dashboard:sessions")}
          </AccountLink>
        </Panel>
        <Panel icon={ClipboardList} title={t("dashboard:next")}>
          <div className="flex flex-wrap gap-2.5">
            <Button asChild variant="cta" size="cta" icon={Plus}>
              <Link to="/tasks/create">{t("dashboard:createTask")}</Link>
            </Button>
            <Button asChild variant="outline" size="lg">
              <Link to="/tasks">{t("dashboard:browse")}</Link>
            </Button>
          </div>
        </Panel>
        <DraftsCard drafts={mine?.drafts ?? []} />
      </div>
      <MyTasks mine={mine} page={page ?? 1} saved={savedPage} />
      <SavedTasks saved={saved} page={savedPage ?? 1} tasksPage={page} />
      <SavedDoers saved={savedDoers} page={doersPage ?? 1} />
    </div>
  )
}

/** Tasks that were begun; nothing at all when there are none. */
function DraftsCard({ drafts }: { drafts: MyTasksData["drafts"] }) {
  const { t } = useTranslation()
  if (drafts.length === 0) return null
  return (
    <Panel icon={FileText} title={t("dashboard:drafts")}>
      <ul className="grid gap-1.5">
        {drafts.map(({ id, title }) => (
          <li key={id} className="truncate">
            <Link to="/tasks/create" search={{ draft: id }} className="link">
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
      {/* Its place is kept while the figure is on its way. */}
      {text !== undefined && <p className="mt-1.5 mb-3 min-h-6 text-14 text-ink-2">{text}</p>}
      <div className={text === undefined ? "mt-3" : undefined}>{children}</div>
    </Card>
  )
}
