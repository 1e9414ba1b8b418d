import { useRouter } from "@tanstack/react-router"
import { useDate } from "../i18n/use-date.ts"
import { useTranslation } from "../i18n/use-translation.ts"
import { UserText } from "../blocks/text/user-text.tsx"
import { Avatar } from "../ui/data/avatar.tsx"
import { Button } from "../ui/layout/button.tsx"
import { Chip } from "../ui/data/chip.tsx"
import { ListError } from "../ui/feedback/list-error.tsx"
import { AnswerQuestion } from "./questions/answer-question.tsx"
import { AskQuestion } from "./questions/ask-question.tsx"
import { DeleteQuestion } from "./questions/delete-question.tsx"
import { ReportButton } from "../report/report-button.tsx"
import type { Question, QuestionList } from "../session/answers/question-answers.ts"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { useApi } from "../session/use-api.ts"

interface QuestionsProps {
  taskId: string
  /** Null when they couldn't be had. */
  list: QuestionList | null
  owner: { name: string; image: string | null }
  canAsk: boolean
  now: number
  onChange: () => Promise<void>
}

/** In public, as a conversation is read: the first question first, the owner's answer under each. */
export function Questions({ taskId, list, owner, canAsk, now, onChange }: QuestionsProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const { shown, left, showMore, isPending } = useMoreQuestions(taskId, list)
  return (
    <section id="questions" aria-labelledby="questions-title" className="mt-10 scroll-mt-24">
      <h2 id="questions-title" className="display text-d22">
        {t("task-question:title")}
      </h2>
      {!list && (
        <div className="mt-3">
          <ListError title={t("task-question:failed")} onRetry={() => void router.invalidate()} />
        </div>
      )}
      {list?.total === 0 && <p className="mt-1 text-ink-2">{t("task-question:none")}</p>}
      {list && list.total > 0 && (
        <ol className="mt-2">
          {shown.map((question) => (
            <li
              key={question.id}
              className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3 border-line py-4 not-first:border-t"
            >
              <Avatar name={question.author.name} image={question.author.image} />
              <Item question={question} owner={owner} now={now} onChange={onChange} />
            </li>
          ))}
        </ol>
      )}
      {left > 0 && (
        <p className="flex flex-wrap items-center gap-3 text-14 text-ink-3">
          {t("task-question:more", { count: left })}
          <Button
            size="sm"
            variant="secondary"
            className="scripted"
            pending={isPending}
            onClick={() => showMore()}
          >
            {t("task-question:showMore")}
          </Button>
        </p>
      )}
      {canAsk && <AskQuestion taskId={taskId} onAsked={onChange} />}
    </section>
  )
}

interface ItemProps extends Pick<QuestionsProps, "owner" | "now" | "onChange"> {
  question: Question
}

function Item({ question, owner, now, onChange }: ItemProps) {
  const { t } = useTranslation()
  const date = useDate()
  const { author, text, lang, answer } = question
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold wrap-anywhere">{author.name}</span>
        {question.isMine && <Chip dense>{t("task-question:mine")}</Chip>}
        <time dateTime={question.createdAt} className="text-13 text-ink-3">
          {date(question.createdAt, "relative", new Date(now))}
        </time>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">
        <UserText lang={lang}>{text}</UserText>
      </p>
      {answer && (
        <div className="mt-2.5 rounded-[10px] bg-paper px-3.5 py-3 shadow-paper">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Avatar name={owner.name} image={owner.image} size="sm" />
            <span className="font-semibold wrap-anywhere">{owner.name}</span>
            <Chip dense tone="line">
              {t("task-question:owner")}
            </Chip>
            <time dateTime={answer.at} className="text-13 text-ink-3">
              {date(answer.at, "relative", new Date(now))}
            </time>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">
            <UserText lang={null}>{answer.text}</UserText>
          </p>
        </div>
      )}
      {question.canAnswer && <AnswerQuestion question={question} onAnswered={onChange} />}
      {!question.isMine && (
        <ReportButton
          target={{ targetType: "question", targetId: question.id }}
          about={{ name: author.name, text }}
        />
      )}
      {question.canDelete && <DeleteQuestion id={question.id} onDeleted={onChange} />}
    </div>
  )
}

/** Those that came with the page, and those that someone asked to see after them. */
function useMoreQuestions(taskId: string, list: QuestionList | null) {
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
