import { clsx } from "clsx"
import { MapPin, Wifi } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import type { ProviderData } from "../../session/answers/provider-answers.ts"

/** Where the doer comes to: the place and half rings for the reach, instead of a map. */
export function ProfileArea({ provider: { mode, place, radiusKm } }: { provider: ProviderData }) {
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
              {t("task:distance", { amount: radiusKm })}
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
