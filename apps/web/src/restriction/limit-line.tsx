import { Link, useRouter } from "@tanstack/react-router"
import { ShieldAlert } from "lucide-react"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import type { SignedInUser } from "../session/auth-context.ts"
import { EmptyState } from "../ui/feedback/empty-state.tsx"
import { Button } from "../ui/layout/button.tsx"

interface LimitProps {
  limit: NonNullable<SignedInUser["limit"]>
}

function useLimitTitle({ until }: LimitProps["limit"]): string {
  const { t } = useTranslation()
  const date = useDate()
  return until
    ? t("restriction:banner.limitUntil", { date: date(until, "long") })
    : t("restriction:banner.limit")
}

function WhyLink({ className = "link" }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <Link to="/account" search={{ section: "restrictions" }} className={className}>
      {t("restriction:line.why")}
    </Link>
  )
}

/** One line across the page, where the dashboards have the whole banner. */
export function LimitLine({ limit: { until } }: LimitProps) {
  const { t } = useTranslation()
  const date = useDate()
  // The page of an error stands in a frame whose words may not have come.
  if (!useRouter().options.context.i18n.knows("restriction:line.open")) return null
  return (
    <section aria-label={t("restriction:line.label")} className="bg-warn-soft text-warn-text print:hidden">
      <p className="wide py-2.5 text-15 font-medium">
        {until ? t("restriction:line.until", { date: date(until, "long") }) : t("restriction:line.open")}{" "}
        <WhyLink className="font-semibold underline underline-offset-3" />
      </p>
    </section>
  )
}

/** In place of the question on the home page: what goes on. */
export function CannotStart() {
  const { t } = useTranslation()
  return (
    <div className="rounded-panel bg-paper p-5 md:p-6">
      <p className="max-w-[46ch] text-18">{t("restriction:line.goesOn")}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button asChild size="lg">
          <Link to="/dashboard">{t("restriction:line.dashboard")}</Link>
        </Button>
        <Button asChild variant="outline" size="lg">
          <Link to="/chat">{t("shell:chat")}</Link>
        </Button>
      </div>
    </div>
  )
}

/** In place of the form for a new task, which we wouldn't take. */
export function CannotPost({ limit }: LimitProps) {
  const { t } = useTranslation()
  const title = useLimitTitle(limit)
  return (
    <div className="page py-12">
      <EmptyState
        icon={ShieldAlert}
        heading="h1"
        title={t("restriction:line.postTitle")}
        text={t("restriction:line.post", { limit: title })}
        link={
          <Link to="/account" search={{ section: "restrictions" }}>
            {t("restriction:line.why")}
          </Link>
        }
      />
    </div>
  )
}
