import { Link } from "@tanstack/react-router"
import { Hammer } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"

export function ProviderDashboardPage() {
  const { t } = useTranslation()
  return (
    <EmptyState
      className="py-20"
      heading="h1"
      icon={Hammer}
      title={t("providers:dashboard.title")}
      text={t("providers:dashboard.text")}
      action={
        <Button asChild variant="outline">
          <Link to="/how-it-works" hash="doers">
            {t("shell:howItWorks")}
          </Link>
        </Button>
      }
    />
  )
}
