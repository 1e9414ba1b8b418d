import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import type { AccountPlace } from "../account/account-sections.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { showInRow } from "../ui/layout/show-in-row.ts"

const tabs = [
  { section: "notifications", words: "alerts:tab.inbox" },
  { section: "searches", words: "alerts:tab.searches" },
  { section: "sending", words: "alerts:tab.sending" },
] as const

interface NotificationTabsProps {
  section: (typeof tabs)[number]["section"]
  place: AccountPlace
}

/** Links, so that they work without scripts and have an address. */
export function NotificationTabs({ section, place }: NotificationTabsProps) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t("alerts:tab.label")}
      className="mb-4 flex gap-1 overflow-x-auto [scrollbar-width:none] inset-shadow-[0_-1px_0_var(--line-2)]"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.section}
          {...(place === "page"
            ? { to: "/account", search: { section: tab.section } }
            : { to: ".", search: { account: tab.section }, replace: true })}
          resetScroll={false}
          aria-current={tab.section === section ? "page" : undefined}
          ref={tab.section === section ? showInRow : undefined}
          className={clsx(
            "inline-flex min-h-11 flex-none items-center -outline-offset-3! px-3.5 font-medium whitespace-nowrap first:pl-0",
            tab.section === section
              ? "font-semibold text-brand-text inset-shadow-[0_-2px_0_var(--brand)]"
              : "text-ink-2 hover:text-ink",
          )}
        >
          {t(tab.words)}
        </Link>
      ))}
    </nav>
  )
}
