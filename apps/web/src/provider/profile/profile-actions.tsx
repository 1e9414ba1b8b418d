import { Link } from "@tanstack/react-router"
import { SaveButton } from "../../favourite/save-button.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"
import type { ProviderData } from "../provider-answers.ts"
import type { ProfileData } from "./load-provider.ts"

/** A task that begins with this doer asked; nothing else stands in the way of asking. */
export function AskButton({ provider, full = false }: { provider: ProviderData; full?: boolean }) {
  const { t } = useTranslation()
  return (
    <Button asChild variant="cta" size={full ? "ctaLg" : "cta"} full={full}>
      <Link to="/tasks/create" search={{ providerId: provider.id }}>
        {t("provider-profile:ask")}
      </Link>
    </Button>
  )
}

export function SaveProvider({ data: { provider, viewer } }: { data: ProfileData }) {
  const { t } = useTranslation()
  return (
    <SaveButton
      target={{ targetType: "provider", targetId: provider.id }}
      isSaved={viewer.isSaved}
      labels={{ save: t("provider-profile:save"), saved: t("provider-profile:saved") }}
    />
  )
}
