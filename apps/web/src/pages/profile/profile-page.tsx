import { profileSteps } from "@doable/domain/user/completeness"
import { Link } from "@tanstack/react-router"
import { Settings } from "lucide-react"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { PendingReviews } from "../../review/pending-reviews.tsx"
import { ReceivedReviews } from "../../review/received-reviews.tsx"
import { displayName, roleWords } from "../../account/account-name.tsx"
import { useAuth } from "../../session/use-auth.ts"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import type { ProfileReviews } from "./load-profile.ts"

export function ProfilePage({ reviews }: { reviews: ProfileReviews }) {
  const { t } = useTranslation()
  const date = useDate()
  const user = useAuth()?.user
  if (!user) return null

  const facts = [
    { label: t("profile:email"), value: user.email },
    { label: t("profile:role"), value: roleWords(user, t) },
    { label: t("profile:since"), value: date(user.createdAt, "short") },
  ]
  return (
    <div className="page pt-6 pb-16 md:pt-10">
      <div className="mx-auto mb-8 grid max-w-[680px] gap-8 empty:hidden">
        <NextStep steps={reviews.steps} />
        <PendingReviews pending={reviews.pending} />
      </div>
      <Card className="mx-auto max-w-[680px] p-6 md:p-8">
        <div className="flex flex-wrap items-center gap-5">
          <Avatar name={displayName(user)} image={user.image} size="2xl" />
          <h1 className="min-w-0 flex-1 display display-36 wrap-anywhere">
            {user.name || t("profile:noName")}
          </h1>
        </div>
        <dl className="mt-6 divide-y divide-line">
          {facts.map(({ label, value }) => (
            <div key={label} className="grid gap-x-4 py-3 sm:grid-cols-[176px_minmax(0,1fr)]">
              <dt className="text-14 text-ink-3">{label}</dt>
              <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <Button asChild variant="outline" icon={Settings} className="mt-4">
          <Link to="/account">{t("profile:settings")}</Link>
        </Button>
      </Card>
      <div className="mx-auto max-w-[680px]">
        {reviews.received && (
          <section aria-labelledby="as-client" className="mt-8">
            <h2 id="as-client" className="mb-3 display text-d22">
              {t("profile:asClient")}
            </h2>
            <Card className="px-5 py-4">
              {reviews.received.avg === null ? (
                <p className="text-ink-2">{t("profile:noReviews")}</p>
              ) : (
                <ReceivedReviews
                  of={{ userId: user.id, name: null }}
                  rating={reviews.received.avg}
                  count={reviews.received.count}
                  label={t("profile:read")}
                />
              )}
            </Card>
          </section>
        )}
      </div>
    </div>
  )
}

/** What is left to do, before what is already known; nothing when the profile is complete. */
function NextStep({ steps }: { steps: ProfileReviews["steps"] }) {
  const { t } = useTranslation()
  const step = steps && profileSteps.find((one) => !steps.includes(one))
  if (!step) return null
  return (
    <Card
      asChild
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-4 border-cta p-5"
    >
      <section aria-labelledby="next-step">
        <div className="min-w-0">
          <h2 id="next-step" className="font-semibold">
            {t("profile:next.progress", { done: steps.length, all: profileSteps.length })}
          </h2>
          <p className="text-14 text-ink-2">{t(`profile:next.${step}Text`)}</p>
        </div>
        <Button asChild variant="cta">
          <Link to="/profile/complete" search={{ redirect: "/profile" }}>
            {t(`profile:next.${step}`)}
          </Link>
        </Button>
      </section>
    </Card>
  )
}
