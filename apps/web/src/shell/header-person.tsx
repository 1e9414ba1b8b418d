import { Link } from "@tanstack/react-router"
import { BellRing, ClipboardCheck, Hammer, type LucideIcon } from "lucide-react"
import { useEffect, type ReactNode } from "react"
import { AccountLink } from "../account/account-link.tsx"
import { useTranslation } from "../i18n/use-translation.ts"
import { NotificationBell } from "../notification/bell.tsx"
import { ChatIcon } from "../pages/chat/chat-icon.tsx"
import { ChatLink } from "../pages/chat/chat-link.tsx"
import { useKeptPush } from "../push/use-kept-push.ts"
import type { SignedInUser } from "../session/auth-context.ts"
import { rememberBrowser } from "../session/person/known-browser.ts"
import { AccountMenu } from "./account-menu.tsx"

/** What the header holds for someone who is logged in. */
export function HeaderPerson({ user, create }: { user: SignedInUser; create: ReactNode }) {
  const { t } = useTranslation()
  useEffect(rememberBrowser, [])
  useKeptPush(user.id)
  return (
    <div className="flex items-center gap-1.5 min-[1320px]:gap-3.5">
      <Link
        to="/dashboard"
        activeOptions={{ includeSearch: false }}
        aria-label={t("shell:myTasks")}
        className="grid h-11 min-w-11 place-items-center rounded-full px-2.5 font-medium whitespace-nowrap hover:bg-wall-2 aria-[current=page]:text-brand-text max-[1179px]:hidden"
      >
        <ClipboardCheck size={22} strokeWidth={1.9} aria-hidden="true" className="min-[1400px]:hidden" />
        <span className="max-[1399px]:hidden">{t("shell:myTasks")}</span>
      </Link>
      <ChatIcon />
      <NotificationBell />
      {create}
      <AccountMenu user={user} />
    </div>
  )
}

interface OwnMenuLinksProps {
  className: string
  onClick: () => void
}

/** The same person's pages at the top of the phone's menu. */
export function OwnMenuLinks(props: OwnMenuLinksProps) {
  const { t } = useTranslation()
  return (
    <div className="mb-2 border-b border-line pb-2">
      <OwnMenuLink to="/dashboard" words="shell:myTasks" icon={ClipboardCheck} {...props} />
      <ChatLink {...props} className={`${props.className} pr-4`} iconSize={21} />
      <OwnMenuLink to="/providers/dashboard" words="shell:doerDashboard" icon={Hammer} {...props} />
      <AccountLink section="searches" {...props}>
        <BellRing size={21} strokeWidth={1.9} aria-hidden="true" />
        {t("shell:savedSearches")}
      </AccountLink>
    </div>
  )
}

interface OwnMenuLinkProps extends OwnMenuLinksProps {
  to: "/dashboard" | "/providers/dashboard"
  words: "shell:myTasks" | "shell:doerDashboard"
  icon: LucideIcon
}

function OwnMenuLink({ words, icon: Icon, ...link }: OwnMenuLinkProps) {
  const { t } = useTranslation()
  return (
    <Link
      {...link}
      activeOptions={{ exact: true, includeSearch: false }}
      activeProps={{ className: "border-brand! bg-paper text-brand-text" }}
    >
      <Icon size={21} strokeWidth={1.9} aria-hidden="true" />
      {t(words)}
    </Link>
  )
}
