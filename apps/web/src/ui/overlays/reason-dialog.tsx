import { useId, useState, type FormEvent } from "react"
import { Button } from "../layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "./dialog.tsx"
import { Field } from "../fields/field.tsx"
import { RadioGroup } from "../fields/radio-group.tsx"
import { TextArea } from "../fields/text-area.tsx"

interface ReasonDialogProps<Reason extends string> {
  words: Record<"title" | "text" | "reason" | "reasonNeeded" | "note" | "confirm" | "keep", string>
  reasons: readonly { value: Reason; label: string }[]
  /** What may be added. */
  noteInput: { maxLength: number | null; safeParse: (note: string) => { success: boolean } }
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onConfirm: (why: { reasonCode: Reason; note?: string }) => void
  isPending: boolean
}

/** Asks for a reason before something ends, with an optional note. */
export function ReasonDialog<Reason extends string>({
  words,
  reasons,
  noteInput,
  isOpen,
  onOpenChange,
  onConfirm,
  isPending,
}: ReasonDialogProps<Reason>) {
  const formId = useId()
  // Nothing is chosen beforehand: a reason that nobody chose is no reason.
  const [reasonCode, setReason] = useState<Reason | null>(null)
  const [isTried, setTried] = useState(false)
  const [typed, setTyped] = useState("")
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (reasonCode === null) {
      event.currentTarget.querySelector("input")?.focus()
      return
    }
    const note = typed.trim()
    if (isPending || !noteInput.safeParse(note).success) return
    onConfirm({ reasonCode, ...(note ? { note } : {}) })
  }
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={words.title}
        description={words.text}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{words.keep}</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="destructive" pending={isPending}>
              {words.confirm}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" onSubmit={confirm}>
          <Field label={words.reason} group error={isTried && reasonCode === null && words.reasonNeeded}>
            <RadioGroup options={reasons} value={reasonCode} onValueChange={setReason} />
          </Field>
          <Field label={words.note} className="mt-3">
            <TextArea
              rows={3}
              limit={noteInput.maxLength ?? undefined}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
