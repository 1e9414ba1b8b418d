import { weekdays } from "@doable/domain/provider/status"
import type { Weekday } from "@doable/domain/provider/status"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import { BadgeCheck, Languages, MapPin, Phone, Plane, Sprout, Wifi, Zap } from "lucide-react"
import type { ReactNode } from "react"
import { distanceText } from "../blocks/text/market-text.ts"
import { UserText } from "../blocks/text/user-text.tsx"
import { drawingOf } from "../category/drawing-of.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import type { ProviderCardData } from "../session/answers/provider-answers.ts"
import { Avatar } from "../ui/data/avatar.tsx"
import { Chip } from "../ui/data/chip.tsx"
import { Rating } from "../ui/data/rating.tsx"
import { Card } from "../ui/layout/card.tsx"
import { Illustration } from "../ui/layout/illustration.tsx"
import { durationText, languageCodes, priceFromText } from "./provider-words.ts"
import { weekdayName, weekdaysText } from "./weekday-text.ts"

/** Doers who usually answer within this time get a mention. */
const quickReplyMin = 60

export interface ProviderCardProps {
  provider: ProviderCardData
  heading?: "h2" | "h3"
  /** A card that leads nowhere: the preview of a profile that is being written. */
  isPreview?: boolean
  /** The heart, and whatever else lies on the card without being part of its link. */
  children?: ReactNode
}

/** A doer as a card. All of it is one link. Needs the words of `provider`, `task` and `fields`. */
export function ProviderCard({ provider, heading: Heading = "h3", isPreview, children }: ProviderCardProps) {
  const { t, locale } = useTranslation()
  const { name, headline, stats } = provider
  const drawing = drawingOf(provider.categories[0] ?? null)
  const price = priceFromText(provider, { t, locale })
  return (
    <Card
      lift={!isPreview}
      data-cat={drawing.name}
      className="provider-card relative grid h-full grid-cols-[96px_minmax(0,1fr)] overflow-hidden md:grid-cols-[132px_minmax(0,1fr)] xl:grid-cols-[148px_minmax(0,1fr)]"
    >
      <div className="flex flex-col items-center gap-3 bg-cat-t pt-4 md:pt-5.5">
        <Avatar
          name={name}
          image={provider.image}
          size="xl"
          className="ring-4 ring-paper max-md:size-16 max-md:text-[22px]"
        />
        <Illustration {...drawing} inherit className="mt-auto -mb-1 w-[86%]" />
      </div>
      <div className="flex min-w-0 flex-col gap-2.5 px-3.5 py-3.5 md:px-5 md:pt-4.5 md:pb-4">
        <div className="flex flex-wrap items-baseline gap-x-3 pr-(--card-tools,0px)">
          <Heading className="display text-d22 wrap-anywhere">
            {isPreview ? (
              name
            ) : (
              <Link
                to="/providers/$providerId"
                params={{ providerId: provider.id }}
                className="after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
              >
                {name}
              </Link>
            )}
          </Heading>
          <Standing provider={provider} />
        </div>
        <p className="-mt-2 line-clamp-2 text-14 text-ink-2 wrap-anywhere">
          <UserText lang={provider.lang}>{headline}</UserText>
        </p>
        <Facts provider={provider} />
        <div className="mt-auto">
          <WeekStrip days={provider.workDays} />
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          {stats.completedCount > 0 && (
            <span className="text-14 text-ink-3">
              {t("provider:tasksDone", { count: stats.completedCount })}
            </span>
          )}
          <span className="ml-auto display text-d18 [word-spacing:0.1em] tabular-nums">
            {price ?? t("provider:priceByAgreement")}
          </span>
        </div>
      </div>
      {children}
    </Card>
  )
}

function Standing({ provider: { stats, isNewcomer } }: Pick<ProviderCardProps, "provider">) {
  const { t } = useTranslation()
  if (stats.ratingAvg !== null) return <Rating compact value={stats.ratingAvg} count={stats.ratingCount} />
  if (!isNewcomer) return <span className="text-14 text-ink-3">{t("provider:noReviews")}</span>
  return (
    <Chip dense tone="info" icon={Sprout}>
      {t("provider:newcomer")}
    </Chip>
  )
}

function Facts({ provider }: Pick<ProviderCardProps, "provider">) {
  const { t, locale } = useTranslation()
  const { level, mode, place, distanceKm, spokenLanguages, stats } = provider
  const isQuick = stats.medianReplyMin !== null && stats.medianReplyMin <= quickReplyMin
  return (
    <p className="flex flex-wrap gap-1.5">
      {level === "verified" && (
        <Chip tone="ok" icon={BadgeCheck}>
          {t("provider:level.verified")}
        </Chip>
      )}
      {level === "contacts" && (
        <Chip tone="ok" icon={Phone}>
          {t("provider:level.contacts")}
        </Chip>
      )}
      {provider.isAway && (
        <Chip tone="warn" icon={Plane}>
          {t("provider:away")}
        </Chip>
      )}
      {mode === "remote" ? (
        <Chip icon={Wifi}>{t("task:remote")}</Chip>
      ) : (
        place && (
          <Chip icon={MapPin}>
            {[place.name[locale], distanceKm === null ? null : distanceText(distanceKm, { t, locale })]
              .filter(Boolean)
              .join(" · ")}
          </Chip>
        )
      )}
      {spokenLanguages.length > 0 && (
        <Chip icon={Languages} title={t("task:languages", { languages: languageCodes(spokenLanguages) })}>
          {languageCodes(spokenLanguages)}
        </Chip>
      )}
      {isQuick && (
        <Chip tone="apricot" icon={Zap}>
          {t("provider:replies", { time: durationText(stats.medianReplyMin ?? 0, locale) })}
        </Chip>
      )}
    </p>
  )
}

/** The days on which a doer usually works. */
function WeekStrip({ days }: { days: readonly Weekday[] }) {
  const { t, locale } = useTranslation()
  if (days.length === 0) return <p className="text-14 text-ink-3">{t("provider:hoursByAgreement")}</p>
  const spoken = weekdaysText(days, { t, locale })
  return (
    <p role="img" aria-label={t("provider:worksOn", { days: spoken })} className="grid grid-cols-7 gap-1">
      {weekdays.map((day) => (
        <span
          key={day}
          className={clsx(
            "rounded-[6px] py-1.25 text-center text-12",
            days.includes(day) ? "bg-brand-soft-2 font-semibold text-brand-text" : "bg-wall-2 text-ink-3",
          )}
        >
          {weekdayName(day, locale, "short")}
        </span>
      ))}
    </p>
  )
}
