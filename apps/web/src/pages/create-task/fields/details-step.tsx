import { locales } from "@doable/domain/locale"
import { taskDescriptionLength } from "@doable/domain/task/limits"
import { materialKinds } from "@doable/domain/task/status"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { ContactNote } from "../../../blocks/text/contact-note.tsx"
import { OptionCards } from "../../../ui/fields/option-cards.tsx"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { CompletenessMeter } from "./completeness-meter.tsx"
import { Pills } from "../../../ui/fields/pills.tsx"
import { TaskField } from "./task-field.tsx"
import { TaskFiles } from "./task-files.tsx"
import { TranslationFields } from "./translation-fields.tsx"
import { useTaskForm } from "../draft/use-task-editor.ts"

export function DetailsStep() {
  const { t } = useTranslation()
  const { form, change, leave } = useTaskForm()
  return (
    <>
      <div>
        <TaskField
          path="description"
          label={t("task-create:details.label")}
          hint={t("task-create:details.hint")}
        >
          <TextArea
            name="description"
            rows={7}
            limit={taskDescriptionLength.max}
            placeholder={t("task-create:details.placeholder")}
            value={form.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
            onBlur={() => leave("description")}
          />
        </TaskField>
        <ContactNote text={form.description} say={(found) => t("task-create:details.contacts", { found })} />
        <CompletenessMeter />
      </div>
      <TaskField path="lang" group label={t("task-create:details.lang")}>
        <Pills
          type="radio"
          options={locales.map((locale) => ({
            value: locale,
            label: t(`task-create:language.${locale}`),
          }))}
          chosen={[form.lang]}
          onChosenChange={([lang]) => lang && change({ lang })}
        />
      </TaskField>
      <TranslationFields />
      <TaskFiles />
      <TaskField path="materials" group label={t("task-create:details.materials")}>
        <OptionCards
          columns={3}
          value={form.materials}
          onValueChange={(materials) => change({ materials })}
          options={materialKinds.map((kind) => ({ value: kind, label: t(`task-create:materials.${kind}`) }))}
        />
      </TaskField>
    </>
  )
}
