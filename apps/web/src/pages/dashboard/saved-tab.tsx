import { Heart } from "lucide-react"
import type { SavedDoersData, SavedTasksData } from "../../favourite/load-saved.ts"
import { SavedDoers, SavedTasks } from "../../favourite/saved-lists.tsx"
import { useTranslation } from "../../i18n/use-translation.ts"
import { EmptyState } from "../../ui/feedback/empty-state.tsx"

export interface SavedTabProps {
  savedPage: number | undefined
  doersPage: number | undefined
  saved: SavedTasksData | null
  savedDoers: SavedDoersData | null
}

export function SavedTab({ saved, savedDoers, savedPage, doersPage }: SavedTabProps) {
  const { t } = useTranslation()
  return (
    <>
      <h1 className="display display-36">{t("dashboard:tabs.saved")}</h1>
      {saved?.total === 0 && savedDoers?.total === 0 && (
        <EmptyState
          heading="h2"
          icon={Heart}
          title={t("dashboard:tabs.none")}
          text={t("dashboard:tabs.noneText")}
        />
      )}
      <SavedDoers saved={savedDoers} page={doersPage ?? 1} />
      <SavedTasks saved={saved} page={savedPage ?? 1} />
    </>
  )
}
