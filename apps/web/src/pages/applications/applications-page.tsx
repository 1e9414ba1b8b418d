import { Link, useRouter } from "@tanstack/react-router"
import { clsx } from "clsx"
import { Send } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { MyOffersData } from "../../offer/load-my-offers.ts"
import { MyOffers } from "../../offer/my-offers.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { Button } from "../../ui/layout/button.tsx"
import type { VerificationData } from "./load-applications.ts"
import { VerificationWelcome } from "./verification-welcome.tsx"
import { Verification } from "./verification.tsx"

interface ApplicationsPageProps {
  tab: "offers" | undefined
  data: VerificationData | "visitor" | null
  offers: MyOffersData | null
}

/** What a doer has asked for: of us, to be verified; of clients, to be chosen. */
export function ApplicationsPage({ tab, data, offers }: ApplicationsPageProps) {
  const { t } = useTranslation()
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <h1 className="display display-36">{t("provider-application:title")}</h1>
      <nav
        aria-label={t("provider-application:tabs.label")}
        className="mt-3 mb-6 flex gap-1 overflow-x-auto inset-shadow-[0_-1px_0_var(--line-2)] [scrollbar-width:none]"
      >
        <Tab isHere={!tab} label={t("provider-application:tabs.verification")} />
        <Tab isHere={tab === "offers"} tab="offers" label={t("provider-application:tabs.offers")} />
      </nav>
      {tab === "offers" ? <Offers data={data} offers={offers} /> : <VerificationTab data={data} />}
    </div>
  )
}

/** Links, so that both tabs have an address and open without scripts. */
function Tab({ tab, label, isHere }: { tab?: "offers"; label: string; isHere: boolean }) {
  return (
    <Link
      to="/providers/applications"
      search={{ tab }}
      aria-current={isHere ? "page" : undefined}
      resetScroll={false}
      className={clsx(
        "inline-flex min-h-11 flex-none items-center px-3.5 font-medium whitespace-nowrap -outline-offset-3! hover:text-ink",
        isHere ? "font-semibold text-brand-text inset-shadow-[0_-2px_0_var(--brand)]" : "text-ink-2",
      )}
    >
      {label}
    </Link>
  )
}

function Offers({ data, offers }: Pick<ApplicationsPageProps, "data" | "offers">) {
  return data === "visitor" ? (
    <OffersWhenSignedOut />
  ) : (
    <MyOffers data={offers} at="/providers/applications" />
  )
}

function VerificationTab({ data }: Pick<ApplicationsPageProps, "data">) {
  const { t } = useTranslation()
  const router = useRouter()
  if (data === "visitor") return <VerificationWelcome />
  if (!data) {
    return <ListError title={t("provider-application:failed")} onRetry={() => void router.invalidate()} />
  }
  return <Verification data={data} />
}

function OffersWhenSignedOut() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={Send}
      title={t("provider-application:offers.signedOut")}
      text={t("provider-application:offers.signedOutText")}
      action={
        <Button asChild>
          <Link to="/signin" search={{ redirect: "/providers/applications?tab=offers" }} preload={false}>
            {t("provider-application:offers.signIn")}
          </Link>
        </Button>
      }
    />
  )
}
