import { useRouterState } from "@tanstack/react-router"
import { useTranslation } from "../i18n/use-translation.ts"

/** A thin bar under the header while the next page or the next language is on its way; quick ones show none. */
export function NavigationProgress() {
  const { t, isChanging } = useTranslation()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  if (!isLoading && !isChanging) return null
  return (
    <div role="progressbar" aria-label={t("shell:loading")} className="navigation-progress">
      <i />
    </div>
  )
}
