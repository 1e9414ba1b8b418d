import { Link } from "@tanstack/react-router"
import { Check, ShieldAlert, X } from "lucide-react"
import { useId } from "react"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"
import type { CurrentRestriction } from "./load-restrictions.ts"
import { reasonWords } from "./reason-words.ts"

export function RestrictionBanners({ restrictions }: { restrictions: readonly CurrentRestriction[] }) {
  // Of two, none promises what the other forbids.
  const isLimited = restrictions.some(({ kind }) => kind !== "profile_suspended")
  return restrictions.map((one) => <RestrictionBanner key={one.id} current={one} isLimited={isLimited} />)
}

interface BannerProps {
  current: CurrentRestriction
  /** The account, by this restriction or another. */
  isLimited: boolean
}

function useTitle({ kind, endsAt }: CurrentRestriction): string {
  const { t } = useTranslation()
  const date = useDate()
  if (kind === "profile_suspended") return t("restriction:banner.suspended")
  return endsAt
    ? t("restriction:banner.limitUntil", { date: date(endsAt, "long") })
    : t("restriction:banner.limit")
}

/** Why the account is limited or the profile suspended, until when, what is still possible, and the way to object. */
function RestrictionBanner({ current, isLimited }: BannerProps) {
  const { t } = useTranslation()
  const date = useDate()
  const title = useTitle(current)
  const titleId = useId()
  const { explanation, endsAt, startsAt, canAppeal, appeal } = current
  return (
    <section
      aria-labelledby={titleId}
      className="mb-8 grid gap-x-6 gap-y-5 rounded-panel border-2 border-warn bg-paper p-5 md:p-6 lg:grid-cols-[minmax(0,1fr)_300px]"
    >
      <div className="flex gap-4">
        <span className="grid size-12 flex-none place-items-center rounded-full bg-warn-soft text-warn-text max-sm:hidden">
          <ShieldAlert size={22} strokeWidth={1.9} aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h2 id={titleId} className="display text-d28">
            {title}
          </h2>
          <p className="mt-1 max-w-[62ch] wrap-anywhere text-ink-2">{explanation}</p>
          <p className="mt-1.5 text-14 text-ink-2">
            {t("restriction:banner.rule", {
              reason: reasonWords(current.reasonCode, t),
              date: date(startsAt, "long"),
            })}{" "}
            {endsAt ? t("restriction:banner.ends") : null}
          </p>
          {appeal?.status === "open" ? (
            <p className="mt-1.5 text-14 font-semibold">
              {t("restriction:banner.waiting", { date: date(appeal.dueAt, "long") })}
            </p>
          ) : null}
          <Button asChild className="mt-4" {...(canAppeal ? {} : { variant: "outline" as const })}>
            <Link to="/account" search={{ section: "restrictions" }}>
              {t(canAppeal ? "restriction:banner.appeal" : "restriction:banner.see")}
            </Link>
          </Button>
        </div>
      </div>
      <Possible current={current} isLimited={isLimited} />
    </section>
  )
}

function Possible({ current, isLimited }: BannerProps) {
  const { t } = useTranslation()
  const isOfProfile = current.kind === "profile_suspended"
  const jobs = "runningJobs" in current ? current.runningJobs : 0
  const can = isOfProfile
    ? [
        t("restriction:banner.work"),
        ...(isLimited ? [] : [t("restriction:banner.post")]),
        t("restriction:banner.data"),
      ]
    : [
        ...(jobs > 0 ? [t("restriction:banner.jobs", { count: jobs })] : []),
        t("restriction:banner.chat"),
        t("restriction:banner.data"),
      ]
  return (
    <div className="border-line text-15 max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-6">
      <h3 className="font-semibold">{t("restriction:banner.can")}</h3>
      <ul className="mt-1.5 grid gap-1.5">
        {can.map((one) => (
          <li key={one} className="flex items-start gap-2.5">
            <Check size={17} aria-hidden="true" className="mt-0.5 flex-none text-brand-text" />
            {one}
          </li>
        ))}
      </ul>
      <h3 className="mt-3.5 font-semibold">
        {t(current.endsAt ? "restriction:banner.cannot" : "restriction:banner.cannotNow")}
      </h3>
      <p className="mt-1.5 flex items-start gap-2.5">
        <X size={17} aria-hidden="true" className="mt-0.5 flex-none text-danger-text" />
        {t(isOfProfile ? "restriction:banner.cannotOffer" : "restriction:banner.cannotText")}
      </p>
    </div>
  )
}
