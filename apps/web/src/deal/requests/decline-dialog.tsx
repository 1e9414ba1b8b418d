import { useId, useRef, type FormEvent } from "react"
import { answerNoteLength } from "@doable/domain/deal/change/limits"
import { useTranslation } from "../../i18n/use-translation.ts"
import { useCharacters } from "../../i18n/characters.ts"
import { useOfferAction } from "../../offer/use-offer-action.ts"
import type { ChangeRequest } from "../../session/answers/deal-answers.ts"
import { useKeptText } from "../../session/drafts/use-kept-text.ts"
import { Field } from "../../ui/fields/field.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"
import { Button } from "../../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../../ui/overlays/dialog.tsx"

interface DeclineDialogProps {
  request: ChangeRequest
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onAnswered?: (() => void) | undefined
  /** After an answer, when the button that opened it may be gone. */
  onClosed: () => void
}

/** No, with a reason for those who want to give one. */
export function DeclineDialog({
  request,
  name,
  isOpen,
  onOpenChange,
  onAnswered,
  onClosed,
}: DeclineDialogProps) {
  const { t } = useTranslation()
  const characters = useCharacters()
  const formId = useId()
  const isDone = useRef(false)
  const [note, setNote] = useKeptText(`answer to ${request.id}`)
  const isTooLong = note.trim().length > answerNoteLength
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
      onOpenChange(false)
    },
    onSettled: onAnswered,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending && !isTooLong) mutate()
  }
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("job-forms:decline.title")}
        description={t("job-forms:decline.text")}
        onCloseAutoFocus={(event) => {
          if (!isDone.current) return
          event.preventDefault()
          onClosed()
        }}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("job-forms:answer.later")}</Button>
            </DialogClose>
            <Button type="submit" form={formId} pending={isPending}>
              {t("job:request.decline")}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" onSubmit={submit}>
          <Field
            label={t("job-forms:answer.note")}
            hint={t("job-forms:answer.noteHint", { name })}
            error={
              isTooLong && t("job-forms:change.noteLength", { characters: characters(answerNoteLength) })
            }
          >
            <TextArea
              rows={3}
              limit={answerNoteLength}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
