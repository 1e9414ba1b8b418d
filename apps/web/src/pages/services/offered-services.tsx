import { Link } from "@tanstack/react-router"
import type { ApiClient } from "../../session/api-client.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { servicePrice } from "../../provider/service-price.ts"
import { UserText } from "../../blocks/text/user-text.tsx"
import { Avatar } from "../../ui/data/avatar.tsx"
import { Card } from "../../ui/layout/card.tsx"

export type OfferedService = Awaited<
  ReturnType<ApiClient["providerService"]["getByCategory"]["query"]>
>["data"][number]

/** What doers offer by name and price, each leading to whose it is. */
export function OfferedServices({ services }: { services: readonly OfferedService[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {services.map((service) => (
        <li key={service.id} className="min-w-0">
          <OfferedCard service={service} />
        </li>
      ))}
    </ul>
  )
}

function OfferedCard({ service }: { service: OfferedService }) {
  const { t, locale } = useTranslation()
  const { provider } = service
  const { price, unit } = servicePrice(service, { t, locale })
  return (
    <Card lift className="relative flex h-full flex-col px-4 py-3.5">
      <h3 lang={service.lang} className="text-16 font-semibold wrap-anywhere">
        <Link
          to="/providers/$providerId"
          params={{ providerId: provider.id }}
          className="after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
        >
          {service.title}
        </Link>
      </h3>
      <p className="mt-0.5 line-clamp-2 text-14 text-ink-2 wrap-anywhere">
        <UserText lang={service.lang}>{service.description}</UserText>
      </p>
      <div className="mt-auto flex items-center gap-2.5 pt-3">
        <Avatar name={provider.name} image={provider.image} size="sm" />
        <span className="min-w-0 flex-1 truncate text-14">{provider.name}</span>
        <span className="text-right">
          <span className="display text-d18 [word-spacing:0.1em] whitespace-nowrap tabular-nums">
            {price}
          </span>
          {unit && <span className="block text-13 text-ink-3">{unit}</span>}
        </span>
      </div>
    </Card>
  )
}
