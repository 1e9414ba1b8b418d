import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { CreditCard, Globe, Settings, UserRound } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { AccountName, displayName } from "../shell/account-menu.tsx"
import { useAuth } from "../shell/use-auth.ts"
import { Avatar } from "../ui/avatar.tsx"
import { Card } from "../ui/card.tsx"
import { EmptyState } from "../ui/empty-state.tsx"
import type { AccountSection } from "./account-sections.ts"
import { LanguageSection } from "./language-section.tsx"

const items = [
  { section: "account", words: "account:myAccount", icon: UserRound },
  { section: "settings", words: "account:mySettings", icon: Settings },
  { section: "language", words: "account:language", icon: Globe },
  { section: "billing", words: "account:billing", icon: CreditCard },
] as const

export function AccountPage({ section }: { section: AccountSection }) {
  const { t } = useTranslation()
  const current = items.find((item) => item.section === section) ?? items[0]
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <h1 className="mb-6 display display-36">{t("account:title")}</h1>
      <Card className="grid overflow-hidden md:grid-cols-[268px_minmax(0,1fr)]">
        <nav
          aria-label={t("account:sections")}
          className="flex gap-1.5 overflow-x-auto bg-paper-2 p-3 max-md:border-b md:flex-col md:border-r border-line"
        >
          {items.map(({ section: one, words, icon: Icon }) => (
            <Link
              key={one}
              to="/account"
              search={{ section: one }}
              aria-current={one === section ? "page" : undefined}
              // On phones the row scrolls sideways: the chosen one must be in sight.
              ref={one === section ? showInRow : undefined}
              className={clsx(
                "flex min-h-11 flex-none items-center gap-2.5 rounded-control px-3 font-medium whitespace-nowrap",
                one === section ? "bg-brand-soft text-brand-text" : "hover:bg-wall-2",
              )}
            >
              <Icon size={18} strokeWidth={1.9} aria-hidden="true" />
              {t(words)}
            </Link>
          ))}
        </nav>
        <section className="min-h-[360px] p-5 md:p-8" aria-labelledby="account-section">
          <h2 id="account-section" className="mb-5 display text-d22">
            {t(current.words)}
          </h2>
          <SectionContent section={section} />
        </section>
      </Card>
    </div>
  )
}

function showInRow(item: HTMLAnchorElement | null) {
  const row = item?.parentElement
  if (item && row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.clientWidth) / 2
}

function SectionContent({ section }: { section: AccountSection }) {
  const { t } = useTranslation()
  const user = useAuth()?.user
  if (section === "language") return <LanguageSection />
  if (section !== "account") return <EmptyState title={t("account:nothing")} heading="h3" />
  if (!user) return null
  return (
    <div className="flex items-center gap-4">
      <Avatar name={displayName(user)} image={user.image} size="xl" />
      <AccountName user={user} />
    </div>
  )
}
