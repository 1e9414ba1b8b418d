import { TriangleAlert } from "lucide-react"
import { SaveBar, type SaveBarState } from "../../blocks/draft/save-bar.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"

interface EditBarProps extends SaveBarState {
  /** Offers that the present changes make out of date. */
  staleOffers: number
}

export function EditBar({ staleOffers, ...state }: EditBarProps) {
  const { t } = useTranslation()
  const words = {
    signedOut: t("task-create:draft.signedOut"),
    logIn: t("task-create:draft.logIn"),
    save: t("task-create:edit.save"),
  }
  return (
    <SaveBar {...state} words={words}>
      {staleOffers > 0 ? (
        <span className="flex gap-2 text-warn-text">
          <TriangleAlert aria-hidden size={18} strokeWidth={1.9} className="mt-px" />
          <span>{t("task-create:edit.stale", { count: staleOffers })}</span>
        </span>
      ) : (
        t(state.hasChanges ? "task-create:edit.unsaved" : "task-create:edit.nothing")
      )}
    </SaveBar>
  )
}
