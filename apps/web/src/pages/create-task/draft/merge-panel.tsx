import * as draft from "../../../blocks/draft/merge-panel.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import type { TaskForm, Unit } from "./form.ts"
import type { DraftSync, DraftSyncState } from "../../../blocks/draft/draft-sync.ts"
import { useUnitWords } from "./use-unit-words.ts"

interface MergePanelProps {
  draftSync: DraftSync<TaskForm, Unit>
  conflict: NonNullable<DraftSyncState<TaskForm, Unit>["conflict"]>
  form: TaskForm
}

export function MergePanel({ draftSync, conflict, form }: MergePanelProps) {
  const { t } = useTranslation()
  return (
    <draft.MergePanel
      conflict={conflict}
      form={form}
      onSettle={draftSync.settle}
      nameOf={(unit) => t(`task-create:unit.${unit}`)}
      wordsOf={useUnitWords()}
      words={{
        title: t("task-create:merge.title"),
        text: t("task-create:merge.text"),
        mine: t("task-create:merge.mine"),
        theirs: t("task-create:merge.theirs"),
        settle: t("task-create:merge.settle"),
        takeTheirs: t("task-create:merge.takeTheirs"),
      }}
    />
  )
}
