import { Link } from "@tanstack/react-router"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"

export function TasksPage() {
  const { t } = useTranslation()
  return (
    <div className="wide pt-6 pb-12 md:pt-10">
      <h1 className="display display-36">{t("tasks:title")}</h1>
      <EmptyState
        className="py-16"
        drawing="home-repair"
        title={t("tasks:empty.title")}
        text={t("tasks:empty.text")}
        action={
          <Button asChild variant="outline">
            <Link to="/services">{t("shell:services")}</Link>
          </Button>
        }
      />
    </div>
  )
}
