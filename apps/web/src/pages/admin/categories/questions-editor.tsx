import { questionLabelLength } from "@doable/domain/category/limits"
import { questionsPerCategory } from "@doable/domain/category/category"
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { Button } from "../../../ui/layout/button.tsx"
import { Checkbox } from "../../../ui/fields/checkbox.tsx"
import { Field } from "../../../ui/fields/field.tsx"
import { NativeSelect } from "../../../ui/fields/native-select.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import {
  hasChoices,
  isQuestionWhole,
  kindsOfQuestions,
  noTexts,
  type QuestionDraft,
} from "./category-draft.ts"
import { TextsPerLanguage } from "./texts-per-language.tsx"

interface QuestionsEditorProps {
  questions: QuestionDraft[]
  onChange: (questions: QuestionDraft[]) => void
  /** What isn't whole says so. */
  isTried: boolean
}

/** What everyone is asked who posts a task in the category. */
export function QuestionsEditor({ questions, onChange, isTried }: QuestionsEditorProps) {
  const { t } = useTranslation()
  const set = (place: number, change: Partial<QuestionDraft>) =>
    onChange(questions.map((one, at) => (at === place ? { ...one, ...change } : one)))
  const swap = (place: number, step: -1 | 1) => {
    const [first, second] = [questions[place], questions[place + step]]
    if (!first || !second) return
    onChange(questions.with(place, second).with(place + step, first))
  }
  const add = () =>
    onChange([
      ...questions,
      {
        key: `question${questions.length + 1}`,
        type: "text",
        required: false,
        label: noTexts,
        choices: noTexts,
        values: [],
      },
    ])
  return (
    <section>
      <h3 className="display text-d18">{t("admin-categories:questions.title")}</h3>
      <ol className="mt-2 flex flex-col gap-3">
        {questions.map((question, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the key of a question is being typed
          <li
            key={place}
            className="flex flex-col gap-3 rounded-control bg-paper-2 p-4 inset-ring inset-ring-line"
          >
            <div className="flex flex-wrap items-end gap-3">
              <Field label={t("admin-categories:questions.key")} className="w-44">
                <TextField
                  value={question.key}
                  onChange={(event) => set(place, { key: event.currentTarget.value })}
                />
              </Field>
              <Field label={t("admin-categories:questions.type")} className="w-44">
                <NativeSelect
                  value={question.type}
                  onChange={(event) =>
                    set(place, { type: event.currentTarget.value as QuestionDraft["type"] })
                  }
                >
                  {kindsOfQuestions.map((type) => (
                    <option key={type} value={type}>
                      {t(`admin-categories:questions.types.${type}`)}
                    </option>
                  ))}
                </NativeSelect>
              </Field>
              <Checkbox
                label={t("admin-categories:questions.required")}
                checked={question.required}
                onChange={(event) => set(place, { required: event.currentTarget.checked })}
              />
              <span className="ml-auto flex">
                <Button
                  variant="ghost"
                  size="icon"
                  icon={ArrowUp}
                  disabled={place === 0}
                  aria-label={t("admin-categories:questions.up", { number: place + 1 })}
                  onClick={() => swap(place, -1)}
                />
                <Button
                  variant="ghost"
                  size="icon"
                  icon={ArrowDown}
                  disabled={place === questions.length - 1}
                  aria-label={t("admin-categories:questions.down", { number: place + 1 })}
                  onClick={() => swap(place, 1)}
                />
                <Button
                  variant="ghost"
                  size="icon"
                  icon={Trash2}
                  aria-label={t("admin-categories:questions.remove", { number: place + 1 })}
                  onClick={() => onChange(questions.toSpliced(place, 1))}
                />
              </span>
            </div>
            <TextsPerLanguage
              legend={t("admin-categories:questions.label")}
              value={question.label}
              isNeeded
              limit={questionLabelLength.max}
              onChange={(label) => set(place, { label })}
            />
            {hasChoices(question.type) ? (
              <TextsPerLanguage
                legend={t("admin-categories:questions.choices")}
                hint={t("admin-categories:questions.choicesHint")}
                rows={4}
                value={question.choices}
                onChange={(choices) => set(place, { choices })}
              />
            ) : null}
            {isTried && !isQuestionWhole(question) ? (
              <p role="alert" className="text-13 text-danger-text">
                {t("admin-categories:questions.incomplete")}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
      {questions.length < questionsPerCategory ? (
        <Button variant="outline" icon={Plus} onClick={add} className="mt-3">
          {t("admin-categories:questions.add")}
        </Button>
      ) : null}
    </section>
  )
}
