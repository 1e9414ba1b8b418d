import { answerQuestionInput } from "@doable/domain/task/question/input"
import { questionLength } from "@doable/domain/task/question/limits"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useCharacters } from "../../i18n/characters.ts"
import { textProblem } from "../../blocks/text/text-problem.ts"
import { ContactNote } from "../../blocks/text/contact-note.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Field } from "../../ui/fields/field.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"

interface QuestionFormProps {
  label: string
  hint: string
  sendText: string
  initial: string
  isPending: boolean
  onText?: (text: string) => void
  onSend: (text: string) => void
  onCancel: () => void
}

/** One text that everyone will read: a question, or the answer to it. */
export function QuestionForm(props: QuestionFormProps) {
  const { label, hint, sendText, initial, isPending, onText, onSend, onCancel } = props
  const { t } = useTranslation()
  const characters = useCharacters()
  const [text, setText] = useState(initial)
  const [isTried, setTried] = useState(false)
  // The button that opened the form is gone, so the focus moves here.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector("textarea")?.focus(), [])
  const unfit = textProblem(answerQuestionInput.shape.text, text)
  const limit = questionLength[unfit === "tooShort" ? "min" : "max"]
  const problem = unfit && t(`task-question:${unfit}`, { characters: characters(limit) })
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!problem && !isPending) onSend(text.trim())
  }
  return (
    <form ref={form} method="post" onSubmit={send} className="mt-3">
      <Field label={label} hint={hint} error={isTried && problem}>
        <TextArea
          rows={2}
          limit={questionLength.max}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            onText?.(currentTarget.value)
          }}
        />
      </Field>
      <ContactNote text={text} say={(found) => t("task-question:contacts", { found })} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" pending={isPending}>
          {sendText}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t("ui:cancel")}
        </Button>
      </div>
    </form>
  )
}
