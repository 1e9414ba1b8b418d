import { Link, useRouter } from "@tanstack/react-router"
import { Coffee, Plus } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Card } from "../../ui/layout/card.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"
import { ListError } from "../../ui/feedback/list-error.tsx"
import { ActionList } from "./action-list.tsx"
import type { OverviewData } from "./load-overview.ts"

/** The first thing on the page: what waits, or what one could begin. */
export function NeedsMe({ overview }: { overview: OverviewData | null }) {
  const { t } = useTranslation()
  const router = useRouter()
  return (
    <section aria-labelledby="needs-me">
      <h2 id="needs-me" className="mb-4 display text-d28">
        {t("dashboard:actions.title")}
      </h2>
      {!overview ? (
        <ListError title={t("dashboard:actions.failed")} onRetry={() => void router.invalidate()} />
      ) : overview.actions.length > 0 ? (
        <ActionList actions={overview.actions} now={overview.now} />
      ) : (
        <Card>
          <EmptyState
            heading="h3"
            icon={Coffee}
            title={t("dashboard:actions.none")}
            text={t("dashboard:actions.noneText")}
            action={
              <div className="flex flex-wrap justify-center gap-2.5">
                <Button asChild variant="cta" size="cta" icon={Plus}>
                  <Link to="/tasks/create">{t("dashboard:createTask")}</Link>
                </Button>
                <Button asChild variant="outline" size="lg">
                  <Link to="/tasks">{t("dashboard:browse")}</Link>
                </Button>
              </div>
            }
          />
        </Card>
      )}
    </section>
  )
}
