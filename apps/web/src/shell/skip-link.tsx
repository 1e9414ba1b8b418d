import { useTranslation } from "../i18n/use-translation.ts"
import { Button } from "../ui/layout/button.tsx"

/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <Button asChild className="skip-link">
      <a href="#main">{t("shell:skip")}</a>
    </Button>
  )
}
