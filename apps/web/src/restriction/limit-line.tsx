import { Link, useRouter } from "@tanstack/react-router"
import { ShieldAlert } from "lucide-react"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import type { SignedInUser } from "../session/auth-context.ts"
import { EmptyState } from "../ui/feedback/empty-state.tsx"

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

/** In place of the button that asks a question. */
export function CannotAsk({ limit }: LimitProps) {
  const { t } = useTranslation()
  const title = useLimitTitle(limit)
  return (
    <p className="mt-4 text-14 text-ink-2">
      {title}. {t("restriction:line.ask")} <WhyLink />
    </p>
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
