import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { Bell, CreditCard, Flag, Globe, Scale, Settings, ShieldCheck, UserRound } from "lucide-react"
import { Suspense } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { AccountName, displayName } from "../../account/account-name.tsx"
import { useAuth } from "../../session/use-auth.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { showInRow } from "../../ui/layout/show-in-row.ts"
import { pageOnlySections } from "../../account/account-sections.ts"
import type { AccountPlace, AccountSection } from "../../account/account-sections.ts"
import { lazySections } from "./lazy-sections.ts"
import { NotificationTabs } from "../../saved-search/notification-tabs.tsx"
import { LazyPushPanel } from "../../push/lazy-push-panel.tsx"
import { NotificationsView } from "./notifications-view.tsx"

const items = [
  { section: "account", words: "account:myAccount", icon: UserRound },
  { section: "settings", words: "account:mySettings", icon: Settings },
  { section: "notifications", words: "account:myNotifications", icon: Bell },
  { section: "language", words: "account:language", icon: Globe },
  { section: "billing", words: "account:billing", icon: CreditCard },
  { section: "security", words: "account:security", icon: ShieldCheck },
  { section: "reports", words: "account:reports", icon: Flag },
  { section: "restrictions", words: "account:restrictions", icon: Scale },
] as const

const itemsOn = (place: AccountPlace) =>
  place === "page" ? items : items.filter(({ section }) => !pageOnlySections.includes(section))

interface AccountFrameProps {
  section: AccountSection
  place: AccountPlace
  /** Of the section's list, where it has one. */
  page: number
}

/** The side menu and the chosen section: the same in the dialog and on the page. */
export function AccountFrame({ section, place, page }: AccountFrameProps) {
  const { t } = useTranslation()
  // Saved searches are a tab of the notifications.
  const item = section === "searches" ? "notifications" : section
  const current = itemsOn(place).find((one) => one.section === item) ?? items[0]
  return (
    <div
      className={clsx(
        "grid grid-cols-1 md:grid-cols-[268px_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)]",
        place === "dialog" && "md:h-full",
      )}
    >
      <h2
        id="account-section"
        tabIndex={-1}
        className={clsx(
          "px-4 pt-5 display text-d28 md:col-start-2 md:px-8 md:pt-6",
          // On phones it says where one is while the page under it scrolls, beside the button that closes.
          place === "dialog" && "pr-16 max-md:sticky max-md:top-0 max-md:z-1 max-md:bg-paper max-md:pb-2",
        )}
      >
        {t(current.words)}
      </h2>
      <AccountMenuItems current={current.section} place={place} />
      <section
        aria-labelledby="account-section"
        className={clsx(
          "min-w-0 px-4 pt-3 pb-6 md:col-start-2 md:px-8 md:pb-8",
          place === "dialog" ? "md:overflow-y-auto" : "min-h-[360px]",
        )}
      >
        <Suspense>
          <Section section={section === "searches" ? section : current.section} place={place} page={page} />
        </Suspense>
      </section>
    </div>
  )
}

function AccountMenuItems({ current, place }: { current: AccountSection; place: AccountPlace }) {
  const { t } = useTranslation()
  const user = useAuth()?.user
  return (
    <nav
      aria-label={t("account:sections")}
      className={clsx(
        "flex gap-2 overflow-x-auto border-line bg-paper px-4 py-3 max-md:border-b md:col-start-1 md:row-span-2 md:row-start-1 md:flex-col md:gap-1 md:border-r md:bg-paper-2 md:p-3.5",
      )}
    >
      {user && (
        <div className="mb-3 flex items-center gap-3 px-2 pt-2 max-md:hidden">
          <Avatar name={displayName(user)} image={user.image} />
          <AccountName user={user} />
        </div>
      )}
      {itemsOn(place).map(({ section, words, icon: Icon }) => (
        <Link
          key={section}
          {...(place === "page"
            ? { to: "/account", search: { section } }
            : { to: ".", search: { account: section }, replace: true })}
          resetScroll={false}
          aria-current={section === current ? "page" : undefined}
          // On phones the row scrolls sideways: the chosen one must be in sight.
          ref={section === current ? showInRow : undefined}
          className={clsx(
            "flex min-h-11 flex-none items-center gap-2.5 rounded-full px-3.5 font-medium whitespace-nowrap md:gap-3 md:rounded-control md:px-3",
            section === current
              ? "bg-ink text-paper md:bg-paper md:text-ink md:shadow-paper"
              : "text-ink-2 inset-ring-[1.5px] inset-ring-line-2 hover:bg-wall-2 md:inset-ring-0",
          )}
        >
          <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
          {t(words)}
        </Link>
      ))}
    </nav>
  )
}

function Section({ section, place, page }: AccountFrameProps) {
  const { t } = useTranslation()
  const user = useAuth()?.user
  if (!user) return null
  if (section === "account") return <lazySections.account.Page user={user} place={place} />
  if (section === "language") return <lazySections.language.Page />
  if (section === "notifications" || section === "searches") {
    return (
      <>
        <NotificationTabs section={section} place={place} />
        {section === "searches" ? (
          <lazySections.searches.Page />
        ) : (
          <>
            <NotificationsView page={page} place={place} />
            <LazyPushPanel />
          </>
        )}
      </>
    )
  }
  if (section === "security") return <lazySections.security.Page />
  if (section === "reports") return <lazySections.reports.Page />
  if (section === "restrictions") return <lazySections.restrictions.Page />
  return <EmptyState title={t("account:nothing")} heading="h3" />
}
