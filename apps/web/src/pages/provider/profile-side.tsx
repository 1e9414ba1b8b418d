import { kilometresText } from "@doable/words/format"
import { clsx } from "clsx"
import { MapPin, Wifi } from "lucide-react"
import { ShareButton } from "../../blocks/share-button.tsx"
import { languagesText } from "../../blocks/text/market-text.ts"
import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { ReportButton } from "../../report/report-button.tsx"
import type { ProviderData } from "../../session/answers/provider-answers.ts"
import { Card } from "../../ui/layout/card.tsx"
import { WriteButton } from "../chat/write-button.tsx"
import type { ProfileData } from "./load-provider.ts"
import { AskButton, SaveProvider } from "./profile-actions.tsx"
import { ProfileChecked } from "./profile-checked.tsx"
import { ProfileWeeks } from "./profile-weeks.tsx"

export function ProfileSide({ data }: { data: ProfileData }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const { provider, viewer } = data
  return (
    <aside className="relative flex min-w-0 flex-col gap-4 lg:-mt-23 lg:pb-4">
      <Card className="p-5 lg:shadow-lift">
        <ProfileWeeks data={data} />
        {!viewer.isOwner && (
          <>
            <AskButton provider={provider} full />
            <p className="mt-2 mb-3.5 text-center text-13 text-ink-3">{t("provider-profile:askNote")}</p>
            <WriteButton providerId={provider.id} name={provider.name} label={t("provider-profile:write")} />
          </>
        )}
        <div className="mt-3.5 flex gap-2 *:flex-1">
          {!viewer.isOwner && <SaveProvider data={data} />}
          <ShareButton title={provider.name} />
        </div>
        {!viewer.isOwner && (
          <p className="mt-1 text-center">
            <ReportButton
              target={{ targetType: "provider", targetId: provider.id }}
              about={{ name: provider.name, text: provider.headline }}
            />
          </p>
        )}
      </Card>
      <ProfileArea provider={provider} />
      <Card className="px-5 py-4.5">
        <h2 className="display text-d18">{t("provider-profile:languages")}</h2>
        <p className="mt-0.5">{languagesText(provider.spokenLanguages, { t, locale })}</p>
        <p className="mt-3 text-14 text-ink-2">
          {t(`provider-profile:kind.${provider.kind}`)}
          {" · "}
          {t("provider-profile:since", { date: date(provider.memberSince, "xs") })}
        </p>
      </Card>
      <ProfileChecked provider={provider} />
    </aside>
  )
}

/** Where the doer comes to: the place and half rings for the reach, instead of a map. */
function ProfileArea({ provider: { mode, place, radiusKm } }: { provider: ProviderData }) {
  const { t, locale } = useTranslation()
  const where = place && [place.name[locale], place.city?.[locale]].filter(Boolean).join(", ")
  return (
    <Card className="px-5 py-4.5">
      <h2 className="sr-only">{t("provider-profile:area.title")}</h2>
      {mode !== "remote" && where && (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="inline-flex items-center gap-1.5 font-semibold">
              <MapPin size={18} strokeWidth={1.9} aria-hidden="true" />
              {where}
            </span>
            <span className="text-14 text-ink-2 tabular-nums">
              {t("provider-profile:area.comes", { km: radiusKm })}
            </span>
          </p>
          <svg viewBox="0 0 308 112" aria-hidden="true" className="mt-2 w-full">
            {[92, 61, 30].map((radius) => (
              <path
                key={radius}
                d={`M${140 - radius} 104a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
                className="fill-brand-soft stroke-line-2"
                fillOpacity={0.55}
              />
            ))}
            <circle cx="140" cy="104" r="6" className="fill-brand" />
            <text x="240" y="108" className="fill-ink-2 text-[12px]">
              {kilometresText(radiusKm, locale)}
            </text>
          </svg>
        </>
      )}
      {(mode === "remote" || mode === "both") && (
        <p className={clsx("flex items-center gap-1.5 font-semibold", mode === "both" && "mt-2")}>
          <Wifi size={18} strokeWidth={1.9} aria-hidden="true" />
          {t(mode === "remote" ? "provider-profile:area.remote" : "provider-profile:area.both")}
        </p>
      )}
    </Card>
  )
}
