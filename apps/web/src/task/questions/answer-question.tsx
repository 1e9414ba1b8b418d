import { useMutation } from "@tanstack/react-query"
import { Suspense, useState } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/layout/button.tsx"
import { useApi } from "../../session/use-api.ts"
import type { Question } from "../../session/answers/question-answers.ts"
import { lazy } from "../../ui/code/lazy.tsx"

const QuestionForm = lazy(() =>
  import("./question-form.tsx").then((module) => ({ default: module.QuestionForm })),
)

export function AnswerQuestion({
  question,
  onAnswered,
}: {
  question: Question
  onAnswered: () => Promise<void>
}) {
  const { t } = useTranslation()
  const ask = useApi()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) => ask((api) => api.taskQuestion.answer.mutate({ id: question.id, text })),
    onSuccess: async () => {
      await onAnswered()
      setOpen(false)
    },
    meta: { failure: "task-question:answerFailed" },
  })
  const name = question.author.name
  if (!isOpen) {
    return (
      <Button
        size="sm"
        variant={question.answer ? "ghost" : "secondary"}
        className="scripted mt-2"
        aria-label={t(question.answer ? "task-question:changeTo" : "task-question:answerTo", { name })}
        onClick={() => setOpen(true)}
      >
        {t(question.answer ? "task-question:change" : "task-question:answer")}
      </Button>
    )
  }
  return (
    <Suspense fallback={null}>
      <QuestionForm
        label={t("task-question:answerTo", { name })}
        hint={t("task-question:hint")}
        sendText={t("task-question:send")}
        initial={question.answer?.text ?? ""}
        isPending={isPending}
        onSend={mutate}
        onCancel={() => setOpen(false)}
      />
    </Suspense>
  )
}
