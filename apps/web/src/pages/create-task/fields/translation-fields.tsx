import { useState } from "react"
import { locales, type Locale } from "@doable/domain/locale"
import { taskDescriptionLength } from "@doable/domain/task/limits"
import {
  isOlder,
  markOf,
  otherTranslations,
  type TaskText,
} from "@doable/domain/task/translation/translation"
import { ContactNote } from "../../../blocks/text/contact-note.tsx"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { TextArea } from "../../../ui/fields/text-area.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { Button } from "../../../ui/layout/button.tsx"
import { Disclosure } from "../../../ui/layout/disclosure.tsx"
import { useTaskForm } from "../draft/use-task-editor.ts"
import { TaskField } from "./task-field.tsx"

/** The task in the other languages, for those who want to: folded until there is something in it. */
export function TranslationFields() {
  const { t } = useTranslation()
  const { form } = useTaskForm()
  const isUsed = otherTranslations(form.translations, form.lang).length > 0
  // What was emptied again isn't folded away while one types.
  const [isOpen, setOpen] = useState(isUsed)
  if (isUsed && !isOpen) setOpen(true)
  return (
    <Disclosure title={t("task-create:translation.add")} open={isOpen} className="-mt-3">
      <p className="text-14 text-ink-2">{t("task-create:translation.hint")}</p>
      {locales
        .filter((locale) => locale !== form.lang)
        .map((locale) => (
          <TranslationField key={locale} locale={locale} />
        ))}
    </Disclosure>
  )
}

function TranslationField({ locale }: { locale: Locale }) {
  const { t } = useTranslation()
  const { form, change, leave } = useTaskForm()
  const kept = form.translations[locale]
  const text: TaskText = kept ?? { title: "", description: "" }
  const path = `translations.${locale}`

  const write = (part: Partial<TaskText>) => {
    const next = { ...text, ...part, of: markOf(form) }
    const { [locale]: _, ...others } = form.translations
    const isEmpty = next.title === "" && next.description === ""
    change({ translations: isEmpty ? others : { ...others, [locale]: next } })
  }
  return (
    <fieldset className="mt-5 flex flex-col gap-4">
      <legend className="mb-3 text-16 font-semibold">{t(`task:translation.into.${locale}`)}</legend>
      {kept && isOlder(kept, form) && (
        <div className="rounded-control bg-warn-soft px-3.5 py-3 text-14 text-warn-text">
          <p>{t("task-create:translation.older")}</p>
          <Button variant="secondary" className="mt-2.5" onClick={() => write({})}>
            {t("task-create:translation.fits")}
          </Button>
        </div>
      )}
      <TaskField path={`${path}.title`} label={t("task-create:unit.title")}>
        <TextField
          name={`${path}.title`}
          lang={locale}
          autoComplete="off"
          value={text.title}
          onChange={(event) => write({ title: event.currentTarget.value })}
          onBlur={() => kept && leave(`${path}.title`)}
        />
      </TaskField>
      <div>
        <TaskField path={`${path}.description`} label={t("task-create:unit.description")}>
          <TextArea
            name={`${path}.description`}
            lang={locale}
            rows={4}
            limit={taskDescriptionLength.max}
            value={text.description}
            onChange={(event) => write({ description: event.currentTarget.value })}
            onBlur={() => kept && leave(`${path}.description`)}
          />
        </TaskField>
        <ContactNote text={text.description} say={(found) => t("task-create:details.contacts", { found })} />
      </div>
    </fieldset>
  )
}
