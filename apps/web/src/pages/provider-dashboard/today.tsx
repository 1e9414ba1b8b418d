import { CircleCheck } from "lucide-react"
import { ActionList } from "../dashboard/action-list.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Card } from "../../ui/layout/card.tsx"
import type { DashboardData } from "./load-dashboard.ts"

/** Jobs and their hours, invites, offers that need a look, reviews: what waits for the doer, by deadline. */
export function Today({ data: { today, now } }: { data: DashboardData }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="mb-4 display text-d28">
        {t("provider-dashboard:today.title")}
      </h2>
      {today.actions.length > 0 ? (
        <ActionList actions={today.actions} now={now} />
      ) : (
        <Card className="flex items-center gap-3 px-5 py-4 text-ink-2">
          <CircleCheck size={22} strokeWidth={1.9} aria-hidden="true" className="flex-none text-brand-text" />
          {t("provider-dashboard:today.none")}
        </Card>
      )}
    </section>
  )
}
