import { Link } from "@tanstack/react-router"
import { MessageCircleOff } from "lucide-react"
import { useTranslation } from "../i18n/use-translation.ts"
import { EmptyState } from "../ui/feedback/empty-state.tsx"

/** Someone else's conversation is as unknown as one that was never there. */
export function MissingThread() {
  const { t } = useTranslation()
  return (
    <EmptyState
      className="my-auto"
      icon={MessageCircleOff}
      title={t("chat:missing.title")}
      text={t("chat:missing.text")}
      link={<Link to="/chat">{t("chat:missing.action")}</Link>}
    />
  )
}
