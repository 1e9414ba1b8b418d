import { numberFormat } from "@doable/words/format"
import type { ReactNode } from "react"
import type { CategoryQuestion } from "@doable/domain/category/category"
import type { Answer } from "@doable/domain/task/input"
import { useTranslation } from "../../i18n/use-translation.ts"
import { UserText } from "../../blocks/text/user-text.tsx"
import type { TaskData } from "../../session/answers/task-answers.ts"

interface AnswerListProps {
  task: Pick<TaskData, "answers" | "lang">
  questions: readonly CategoryQuestion[]
  /** How what was written freely is shown. */
  show?: (text: string) => ReactNode
  /** What every task says, whatever its category. */
  children: ReactNode
}

/** The answers to the category's questions, in words. */
export function AnswerList({ task, questions, show, children }: AnswerListProps) {
  const { t, locale } = useTranslation()
  const written = (text: string) =>
    show ? <span lang={task.lang}>{show(text)}</span> : <UserText lang={task.lang}>{text}</UserText>
  const words = ({ type, options = [] }: CategoryQuestion, answer: Answer): string => {
    const labelOf = (value: string) => options.find((one) => one.value === value)?.label[locale] ?? value
    if (type === "bool") return t(answer === true ? "taskPage:yes" : "taskPage:no")
    if (typeof answer === "number") return numberFormat(locale).format(answer)
    return Array.isArray(answer) ? answer.map(labelOf).join(", ") : labelOf(String(answer))
  }
  return (
    <dl
      aria-label={t("taskPage:details")}
      className="mt-5 grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-2"
    >
      {questions.flatMap((question) => {
        const answer = task.answers[question.key]
        if (answer === undefined || answer === "") return []
        return [
          <div key={question.key} className="min-w-0">
            <dt className="text-13 text-ink-3">{question.label[locale]}</dt>
            <dd className="font-semibold wrap-anywhere">
              {question.type === "text" ? written(String(answer)) : words(question, answer)}
            </dd>
          </div>,
        ]
      })}
      {children}
    </dl>
  )
}
