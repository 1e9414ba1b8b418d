import { useDate } from "../../i18n/use-date.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import type { ProviderData } from "../../session/answers/provider-answers.ts"
import { badgeIcons } from "./profile-band.tsx"

type Badge = ProviderData["badges"][number]

/** What stands behind the badges: what was checked, when, and until when it holds. */
export function ProfileChecked({ provider: { badges } }: { provider: ProviderData }) {
  const { t } = useTranslation()
  return (
    <Card className="px-5 py-4.5">
      <h2 className="display text-d18">{t("provider-profile:checked.title")}</h2>
      {badges.length === 0 ? (
        <p className="mt-0.5 text-ink-2">{t("provider-profile:checked.none")}</p>
      ) : (
        <ul className="mt-2 grid gap-2.5">
          {badges.map((badge) => (
            <Checked key={`${badge.type} ${badge.category?.en}`} badge={badge} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Checked({ badge: { type, category, verifiedAt, expiresAt } }: { badge: Badge }) {
  const { t, locale } = useTranslation()
  const date = useDate()
  const Icon = badgeIcons[type]
  const name =
    type === "licence"
      ? t("provider-profile:checked.licence", { category: category?.[locale] })
      : t(`provider-profile:checked.${type}`)
  const facts = [
    verifiedAt
      ? t("provider-profile:checked.on", { date: date(verifiedAt, "xs") })
      : t("provider-profile:checked.yes"),
    expiresAt && t("provider-profile:checked.until", { date: date(expiresAt, "xs") }),
  ]
  return (
    <li className="flex gap-2.5">
      <Icon size={18} strokeWidth={1.9} aria-hidden="true" className="mt-0.5 text-brand-text" />
      <p className="min-w-0 text-15">
        <span className="font-semibold">{name}</span>
        <span className="block text-13 text-ink-2">{facts.filter(Boolean).join(", ")}</span>
      </p>
    </li>
  )
}
