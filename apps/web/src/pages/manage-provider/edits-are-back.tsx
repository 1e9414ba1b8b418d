import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"

/** Edits of an earlier visit stand in the form again; one may do without them. */
export function EditsAreBack({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation()
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel bg-info-soft px-4 py-3 text-info-text"
    >
      <p className="min-w-0 flex-1 basis-72">
        <strong className="block font-semibold">{t("provider-manage:kept.title")}</strong>
        {t("provider-manage:kept.text")}
      </p>
      <Button variant="outline" onClick={onDiscard}>
        {t("provider-manage:kept.discard")}
      </Button>
    </div>
  )
}
