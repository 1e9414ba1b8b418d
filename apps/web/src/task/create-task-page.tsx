import { Link } from "@tanstack/react-router"
import { PencilLine } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/button.tsx"
import { EmptyState } from "../ui/empty-state.tsx"

export function CreateTaskPage() {
  const { t } = useTranslation()
  return (
    <EmptyState
      className="py-20"
      heading="h1"
      icon={PencilLine}
      title={t("tasks:create.title")}
      text={t("tasks:create.text")}
      action={
        <Button asChild variant="outline">
          <Link to="/how-it-works">{t("shell:howItWorks")}</Link>
        </Button>
      }
    />
  )
}
