import { useTranslation } from "../../i18n/use-translation.ts"
import { TaskCard } from "../../task/task-card.tsx"
import { budgetOf, timingOf } from "./draft/form.ts"
import { useTaskForm } from "./draft/use-task-editor.ts"

/** The task as others will see it. */
export function PreviewSlip({ now, offerCount = 0 }: { now: Date; offerCount?: number }) {
  const { t } = useTranslation()
  const { form, category, place, mask } = useTaskForm()
  const timing = timingOf(form)
  return (
    <TaskCard
      isPreview
      now={now}
      heading="h2"
      task={{
        id: "preview",
        title: mask(form.title.trim()) || t("task-create:preview.noTitle"),
        lang: form.lang,
        category,
        mode: form.mode,
        place,
        timing: timing ? { kind: timing.kind, date: timing.date ?? null } : null,
        isUrgent: form.isUrgent,
        budgetKind: form.budgetKind,
        ...budgetOf(form),
        offerCount,
        spokenLanguages: form.spokenLanguages,
        publishedAt: null,
      }}
    />
  )
}
