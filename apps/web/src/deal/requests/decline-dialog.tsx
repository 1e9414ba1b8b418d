import { useId, useRef, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import { useKeptText } from "../../session/drafts/use-kept-text.ts"
import { Button } from "../../ui/layout/button.tsx"
import { AnswerDialog, AnswerNote, isNoteTooLong, type AnswerProps } from "./answer-dialog.tsx"

/** No, with a reason for those who want to give one. */
export function DeclineDialog({ request, name, onAnswered, ...dialog }: AnswerProps) {
  const { t } = useTranslation()
  const formId = useId()
  const isDone = useRef(false)
  const [note, setNote] = useKeptText(`answer to ${request.id}`)
  const { mutate, isPending } = useOfferAction({
    call: (api) =>
      api.changeRequest.answer.mutate({
        id: request.id,
        accept: false,
        ...(note.trim() ? { note: note.trim() } : {}),
      }),
    done: "job:request.declined",
    failure: "job:request.answerFailed",
    onDone: () => {
      isDone.current = true
      setNote("")
      dialog.onOpenChange(false)
    },
    onSettled: onAnswered,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && !isNoteTooLong(note)) mutate()
  }
  return (
    <AnswerDialog
      {...dialog}
      title={t("job-forms:decline.title")}
      description={t("job-forms:decline.text")}
      isDone={isDone}
      send={
        <Button type="submit" form={formId} pending={isPending}>
          {t("job:request.decline")}
        </Button>
      }
    >
      <form id={formId} method="post" onSubmit={submit}>
        <AnswerNote name={name} note={note} onChange={setNote} />
      </form>
    </AnswerDialog>
  )
}
