import type { CategoryQuestion } from "@doable/domain/category/category"
import type { Answer } from "@doable/domain/task/input"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { ContactNote } from "../../../blocks/text/contact-note.tsx"
import { TextField } from "../../../ui/fields/text-field.tsx"
import { settledNumber, typedNumber } from "./number-answer.ts"
import { Pills } from "../../../ui/fields/pills.tsx"
import { TaskField } from "./task-field.tsx"
import { useTaskForm } from "../draft/use-task-editor.ts"

/** What the category asks of everyone, each question with the control that suits its answer. */
export function QuestionFields() {
  const { t } = useTranslation()
  const { category } = useTaskForm()
  if (!category || category.questions.length === 0) return null
  return (
    <section aria-labelledby="task-questions" className="flex flex-col gap-5">
      <h2 id="task-questions" className="display text-d22">
        {t("task-create:what.questions")}
      </h2>
      {category.questions.map((question) => (
        <Question key={`${category.id}.${question.key}`} question={question} />
      ))}
    </section>
  )
}

function Question({ question }: { question: CategoryQuestion }) {
  const { t, locale } = useTranslation()
  const { form, change, leave } = useTaskForm()
  const { key, type, options = [], required } = question
  const path = `answers.${key}`
  const answer = form.answers[key]
  const set = (value: Answer | undefined) => {
    const { [key]: _before, ...others } = form.answers
    change({ answers: value === undefined ? others : { ...others, [key]: value } })
  }
  const label = question.label[locale]

  if (type === "text" || type === "number") {
    return (
      <div>
        <TaskField path={path} label={label} className={type === "number" ? "max-w-60" : undefined}>
          <TextField
            inputMode={type === "number" ? "decimal" : "text"}
            autoComplete="off"
            placeholder={required ? undefined : t("task-create:optional")}
            value={answer === undefined || typeof answer === "object" ? "" : String(answer)}
            onChange={({ currentTarget: { value } }) =>
              set(type === "number" ? typedNumber(value) : value || undefined)
            }
            onBlur={({ currentTarget: { value } }) => {
              if (type === "number" && typeof answer === "string") set(settledNumber(value))
              leave(path)
            }}
          />
        </TaskField>
        {type === "text" && (
          <ContactNote
            text={typeof answer === "string" ? answer : ""}
            say={(found) => t("task-create:details.contacts", { found })}
          />
        )}
      </div>
    )
  }
  const yesNo = [
    { value: "true", label: t("task-create:yes") },
    { value: "false", label: t("task-create:no") },
  ]
  const chosen = Array.isArray(answer) ? answer : answer === undefined ? [] : [String(answer)]
  const take = (values: string[]) => {
    if (type === "bool") set(values[0] === "true")
    else if (type === "select") set(values[0])
    else set(values.length > 0 ? values : undefined)
  }
  return (
    <TaskField path={path} group label={label}>
      <Pills
        type={type === "multi" ? "checkbox" : "radio"}
        options={
          type === "bool" ? yesNo : options.map((one) => ({ value: one.value, label: one.label[locale] }))
        }
        chosen={chosen}
        onChosenChange={take}
      />
    </TaskField>
  )
}
