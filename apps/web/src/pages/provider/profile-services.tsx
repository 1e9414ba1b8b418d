import { Check } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { priceText } from "../../blocks/text/market-text.ts"
import { UserText } from "../../blocks/text/user-text.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { ReportButton } from "../../report/report-button.tsx"
import type { ServiceData } from "../../session/answers/provider-answers.ts"
import { ProfileSection } from "./profile-section.tsx"
import { PictureGrid } from "./picture-grid.tsx"
import { servicePrice } from "../../provider/service-price.ts"

interface ProfileServicesProps {
  services: readonly ServiceData[]
  /** Whether they're the viewer's own: nobody reports those. */
  isOwn: boolean
}

export function ProfileServices({ services, isOwn }: ProfileServicesProps) {
  const { t } = useTranslation()
  return (
    <ProfileSection title={t("provider-profile:services.title")}>
      {services.length === 0 ? (
        <p className="max-w-[60ch] text-ink-2">{t("provider-profile:services.none")}</p>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {services.map((service) => (
              <Service key={service.id} service={service} isOwn={isOwn} />
            ))}
          </ul>
        </Card>
      )}
    </ProfileSection>
  )
}

function Service({ service, isOwn }: { service: ServiceData; isOwn: boolean }) {
  const { t, locale } = useTranslation()
  const { price, unit } = servicePrice(service, { t, locale })
  return (
    <li className="px-4 py-3.5 md:px-4.5">
      <div className="flex items-start justify-between gap-x-5">
        <div className="min-w-0 flex-1">
          <h3 className="text-16 font-semibold wrap-anywhere">
            <UserText lang={service.lang}>{service.title}</UserText>
          </h3>
          <p className="max-w-[62ch] text-14 text-ink-2 wrap-anywhere whitespace-pre-line">
            <UserText lang={service.lang}>{service.description}</UserText>
          </p>
        </div>
        <p className="text-right">
          <span className="display text-d18 whitespace-nowrap tabular-nums">{price}</span>
          {unit && <span className="block text-13 text-ink-3">{unit}</span>}
        </p>
      </div>
      {!isOwn && (
        <ReportButton
          target={{ targetType: "service", targetId: service.id }}
          about={{ name: null, text: service.title }}
        />
      )}
      <PictureGrid
        small
        title={service.title}
        pictures={service.files.map(({ id, url }) => ({ id, url, caption: "" }))}
      />
      {service.packages.length > 0 && (
        <ul
          aria-label={t("provider-profile:services.packages", { title: service.title })}
          className="mt-3 grid gap-2.5 sm:grid-cols-[repeat(auto-fit,minmax(180px,1fr))]"
        >
          {service.packages.map(({ name, price: packagePrice, includes }) => (
            <li key={name} lang={service.lang} className="rounded-paper bg-wall px-3.5 py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span className="display text-d18 whitespace-nowrap tabular-nums">
                  {priceText(packagePrice, { t, locale })}
                </span>
              </p>
              <ul aria-label={t("provider-profile:services.includes")} className="mt-1 text-14 text-ink-2">
                {includes.map((line) => (
                  <li key={line} className="flex gap-1.5 wrap-anywhere">
                    <Check
                      size={16}
                      strokeWidth={2.2}
                      aria-hidden="true"
                      className="mt-0.5 text-brand-text"
                    />
                    <span className="min-w-0">{line}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
