import { taskCompleteness } from "@doable/domain/task/completeness"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { ProgressBar } from "../../../ui/feedback/progress.tsx"
import { taskUnits } from "../draft/form.ts"
import { payloadOf } from "../draft/task-store.ts"
import { useTaskForm } from "../draft/use-task-editor.ts"

const shownHints = 2

/** How much a doer learns so far, and what would say most next. */
export function CompletenessMeter() {
  const { t } = useTranslation()
  const { form, category } = useTaskForm()
  const { score, hints } = taskCompleteness(payloadOf(form, taskUnits.all), category?.questions ?? [])
  return (
    <div className="mt-4 rounded-panel bg-paper px-4 py-3.5 shadow-paper">
      <div className="mb-2 flex items-baseline justify-between gap-3 text-14">
        <span className="font-semibold">{t("task-create:meter.label")}</span>
        <span className="text-ink-2">{t("task-create:meter.score", { score })}</span>
      </div>
      <ProgressBar label={t("task-create:meter.label")} value={score / 100} />
      <ul className="mt-2.5 grid gap-1 text-14 text-ink-2">
        {hints.length === 0 && <li>{t("task-create:meter.full")}</li>}
        {hints.slice(0, shownHints).map((hint) => (
          <li key={hint}>{t(`task-create:meter.hint.${hint}`)}</li>
        ))}
      </ul>
    </div>
  )
}
