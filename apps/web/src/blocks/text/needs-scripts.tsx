import { useTranslation } from "../../i18n/use-translation.ts"

/** For those without scripts: why the buttons of this page do nothing. */
export function NeedsScripts() {
  const { t } = useTranslation()
  return (
    <noscript>
      <p className="mb-4 rounded-panel bg-info-soft px-4 py-3 text-info-text">{t("common:needsScripts")}</p>
    </noscript>
  )
}
