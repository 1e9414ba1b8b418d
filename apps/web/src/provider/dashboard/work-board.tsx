import { Link } from "@tanstack/react-router"
import { ClipboardList } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"

/** Offers and jobs by their state. */
export function WorkBoard() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="work-board">
      <h2 id="work-board" className="mb-4 display text-d28">
        {t("provider-dashboard:board.title")}
      </h2>
      <EmptyState
        heading="h3"
        icon={ClipboardList}
        title={t("provider-dashboard:board.emptyTitle")}
        text={t("provider-dashboard:board.emptyText")}
        action={
          <Button asChild variant="outline">
            <Link to="/tasks">{t("provider-dashboard:board.action")}</Link>
          </Button>
        }
      />
    </section>
  )
}
