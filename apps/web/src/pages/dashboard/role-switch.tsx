import { Link } from "@tanstack/react-router"
import { useTranslation } from "../../i18n/use-translation.ts"

const className =
  "inline-flex min-h-11 items-center rounded-full px-4 text-15 font-semibold text-ink-2 hover:text-ink aria-[current=page]:bg-paper aria-[current=page]:text-brand-text aria-[current=page]:shadow-paper"

/** A doer is a client too: the same person's two overviews. */
export function RoleSwitch() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t("dashboard:role.label")} className="inline-flex gap-1 rounded-full bg-wall-2 p-1">
      <Link to="/dashboard" activeOptions={{ includeSearch: false }} className={className}>
        {t("dashboard:role.all")}
      </Link>
      <Link to="/providers/dashboard" activeOptions={{ includeSearch: false }} className={className}>
        {t("dashboard:role.doer")}
      </Link>
    </nav>
  )
}
