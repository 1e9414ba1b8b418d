import { weekdays } from "@doable/domain/provider/status"
import type { Weekday } from "@doable/domain/provider/status"
import { Link } from "@tanstack/react-router"
import { BadgeCheck, Languages, MapPin, Phone, Plane, Sprout, Wifi, Zap } from "lucide-react"
import type { ReactNode } from "react"
import { distanceText } from "../blocks/text/market-text.ts"
import { UserText } from "../blocks/text/user-text.tsx"
import { drawingOf } from "../category/drawing-of.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { Avatar } from "../ui/data/avatar.tsx"
import { Chip } from "../ui/data/chip.tsx"
import { Rating } from "../ui/data/rating.tsx"
import { Card } from "../ui/layout/card.tsx"
import { Illustration } from "../ui/layout/illustration.tsx"
import type { ListedProvider } from "./listed-provider.ts"
import { durationText, languageCodes, priceFromText } from "./provider-words.ts"
import { weekdayName, weekdaysText } from "./weekday-text.ts"

/** Doers who usually answer within this time get a mention. */
const quickReplyMin = 60

export interface ProviderCardProps {
  provider: ListedProvider
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
    <Card lift={!isPreview} data-cat={drawing.name} className="provider-card">
      <div className="provider-card-side">
        <Avatar
          name={name}
          image={provider.image}
          size="xl"
          className="ring-4 ring-paper max-md:size-16 max-md:text-[22px]"
        />
        <Illustration {...drawing} inherit className="mt-auto -mb-1 w-[86%]" />
      </div>
      <div className="provider-card-body">
        <div className="flex flex-wrap items-baseline gap-x-3 pr-(--card-tools,0px)">
          <Heading className="display text-d22 wrap-anywhere">
            {isPreview ? (
              name
            ) : (
              <Link
                to="/providers/$providerId"
                params={{ providerId: provider.id }}
                className="provider-card-link"
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
    <p role="img" aria-label={t("provider:worksOn", { days: spoken })} className="week-strip">
      {weekdays.map((day) => (
        <span key={day} data-on={days.includes(day) ? "" : undefined}>
          {weekdayName(day, locale, "short")}
        </span>
      ))}
    </p>
  )
}
