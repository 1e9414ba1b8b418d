import { SaveBar, type SaveBarState } from "../../blocks/draft/save-bar.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"

export function ManageBar(state: SaveBarState) {
  const { t } = useTranslation()
  const words = {
    signedOut: t("provider-create:draft.signedOut"),
    logIn: t("provider-create:draft.logIn"),
    save: t("provider-manage:save"),
  }
  return (
    <SaveBar {...state} words={words}>
      {t(state.hasChanges ? "provider-manage:unsaved" : "provider-manage:nothing")}
    </SaveBar>
  )
}
