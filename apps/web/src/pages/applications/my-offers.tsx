import { Link } from "@tanstack/react-router"
import { Send } from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"

export function OffersWhenSignedOut() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={Send}
      title={t("provider-application:offers.signedOut")}
      text={t("provider-application:offers.signedOutText")}
      action={
        <Button asChild>
          <Link to="/signin" search={{ redirect: "/providers/applications?tab=offers" }} preload={false}>
            {t("provider-application:offers.signIn")}
          </Link>
        </Button>
      }
    />
  )
}
