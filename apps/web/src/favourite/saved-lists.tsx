import { dayOf } from "@doable/domain/time/market-day"
import { useTranslation } from "../i18n/use-translation.ts"
import { ProviderRow } from "../provider/provider-row.tsx"
import { titleIn } from "../task/shown-text.ts"
import { TaskRow } from "../task/task-row.tsx"
import type { SavedDoersData, SavedTasksData } from "./load-saved.ts"
import { SaveHeart } from "./save-heart.tsx"
import { SavedList } from "./saved-list.tsx"

// A removed row stays until the next visit, so that a mistake can be undone.
const heart = "relative grid size-11 flex-none place-items-center rounded-control text-ink-2 hover:bg-wall-2"

/** The tasks that a person keeps for later; nothing at all while there are none. */
export function SavedTasks({ saved, page }: { saved: SavedTasksData | null; page: number }) {
  const { t, locale } = useTranslation()
  if (saved?.total === 0) return null
  const rows = saved?.data.map((task) => (
    <TaskRow key={task.id} task={task} today={dayOf(new Date(saved.now))}>
      <SaveHeart
        target={{ targetType: "task", targetId: task.id }}
        title={titleIn(task, locale).title}
        isSaved={task.isSaved}
        className={heart}
      />
    </TaskRow>
  ))
  return (
    <SavedList
      id="saved"
      words={{
        title: t("dashboard:saved.title"),
        pages: t("dashboard:saved.pages"),
        failed: t("dashboard:saved.failed"),
      }}
      rows={rows ?? null}
      page={page}
      pages={saved?.pages ?? 0}
      pageKey="saved"
    />
  )
}

/** The doers that a person keeps in mind; nothing at all while there are none. */
export function SavedDoers({ saved, page }: { saved: SavedDoersData | null; page: number }) {
  const { t } = useTranslation()
  if (saved?.total === 0) return null
  const rows = saved?.data.map((doer) => (
    <ProviderRow key={doer.id} provider={doer}>
      <SaveHeart
        target={{ targetType: "provider", targetId: doer.id }}
        title={doer.name}
        isSaved={doer.isSaved}
        className={heart}
      />
    </ProviderRow>
  ))
  return (
    <SavedList
      id="saved-doers"
      words={{
        title: t("dashboard:savedDoers.title"),
        pages: t("dashboard:savedDoers.pages"),
        failed: t("dashboard:savedDoers.failed"),
      }}
      rows={rows ?? null}
      page={page}
      pages={saved?.pages ?? 0}
      pageKey="doers"
    />
  )
}
