import { useEffect, useEffectEvent, type ReactNode, type RefObject } from "react"
import { answerChangeInput } from "@doable/domain/deal/change/input"
import { answerNoteLength } from "@doable/domain/deal/change/limits"
import { textProblem } from "../../blocks/text/text-problem.ts"
import { useTranslation } from "../../i18n/use-translation.ts"
import type { ChangeRequest } from "../../session/answers/deal-answers.ts"
import { Field } from "../../ui/fields/field.tsx"
import { TextArea } from "../../ui/fields/text-area.tsx"
import { toast } from "../../ui/feedback/toast.ts"
import { Button } from "../../ui/layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../../ui/overlays/dialog.tsx"

export interface AnswerProps {
  request: ChangeRequest
  /** How the reader calls the other one. */
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onAnswered?: (() => void) | undefined
  /** After an answer, when the button that opened it may be gone. */
  onClosed: () => void
}

interface AnswerDialogProps extends Pick<AnswerProps, "isOpen" | "onOpenChange" | "onClosed"> {
  title: string
  description: ReactNode
  /** Whether an answer was sent. */
  isDone: RefObject<boolean>
  /** The button that sends the answer. */
  send: ReactNode
  children: ReactNode
}

/** An answer to a request: it can always be given later. */
export function AnswerDialog({
  title,
  description,
  isOpen,
  onOpenChange,
  onClosed,
  isDone,
  send,
  children,
}: AnswerDialogProps) {
  const { t } = useTranslation()
  // The card of a request that is withdrawn or answered elsewhere goes, and takes an open dialog with it.
  const sayGone = useEffectEvent(() => {
    if (isOpen && !isDone.current)
      toast.info(t("job-forms:answer.gone"), { description: t("job-forms:answer.goneText") })
  })
  useEffect(() => {
    const { pathname } = window.location
    return () => {
      // Someone who goes to another page knows what they leave.
      if (window.location.pathname === pathname) sayGone()
    }
  }, [])
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={title}
        description={description}
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
            {send}
          </>
        }
      >
        {children}
      </DialogContent>
    </Dialog>
  )
}

export const isNoteTooLong = (note: string) => textProblem(answerChangeInput.shape.note, note) !== null

interface AnswerNoteProps {
  name: string
  note: string
  onChange: (note: string) => void
}

/** Words for the other one, for those who want to give some. */
export function AnswerNote({ name, note, onChange }: AnswerNoteProps) {
  const { t } = useTranslation()
  return (
    <Field
      label={t("job-forms:answer.note")}
      hint={t("job-forms:answer.noteHint", { name })}
      error={isNoteTooLong(note) && t("job-forms:change.noteLength", { max: answerNoteLength })}
    >
      <TextArea
        rows={3}
        limit={answerNoteLength}
        value={note}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
