import { useId, useState, type FormEvent } from "react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../layout/button.tsx"
import { Dialog, DialogClose, DialogContent } from "./dialog.tsx"
import { Field } from "../fields/field.tsx"
import { RadioGroup } from "../fields/radio-group.tsx"
import { TextArea } from "../fields/text-area.tsx"

interface ReasonDialogProps<Reason extends string> {
  words: { title: string; text: string; reason: string; note: string; confirm: string }
  reasons: readonly { value: Reason; label: string }[]
  first: Reason
  noteLength: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onConfirm: (why: { reasonCode: Reason; note?: string }) => void
  isPending: boolean
}

/** Asks for a reason before something ends, with an optional note. */
export function ReasonDialog<Reason extends string>({
  words,
  reasons,
  first,
  noteLength,
  isOpen,
  onOpenChange,
  onConfirm,
  isPending,
}: ReasonDialogProps<Reason>) {
  const { t } = useTranslation()
  const formId = useId()
  const [reasonCode, setReason] = useState(first)
  const [typed, setTyped] = useState("")
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const note = typed.trim()
    if (isPending || note.length > noteLength) return
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
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="destructive" pending={isPending}>
              {words.confirm}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" onSubmit={confirm}>
          <Field label={words.reason} group>
            <RadioGroup options={reasons} value={reasonCode} onValueChange={setReason} />
          </Field>
          <Field label={words.note} className="mt-3">
            <TextArea
              rows={3}
              limit={noteLength}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
