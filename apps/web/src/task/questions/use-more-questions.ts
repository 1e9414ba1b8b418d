import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { useApi } from "../../session/use-api.ts"
import type { Question, QuestionList } from "../../session/answers/question-answers.ts"

/** Those that came with the page, and those that someone asked to see after them. */
export function useMoreQuestions(taskId: string, list: QuestionList | null) {
  const ask = useApi()
  const [later, setLater] = useState<Question[]>([])
  const first = list?.data ?? []
  const known = new Set(first.map(({ id }) => id))
  const shown = [...first, ...later.filter(({ id }) => !known.has(id))]
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      ask((api) =>
        api.taskQuestion.getByTask.query({ taskId, pagination: { limit: 100, offset: shown.length } }),
      ),
    onSuccess: ({ data }) => setLater([...later, ...data]),
    meta: { failure: "task-question:failed" },
  })
  return { shown, left: Math.max(0, (list?.total ?? 0) - shown.length), showMore: mutate, isPending }
}
