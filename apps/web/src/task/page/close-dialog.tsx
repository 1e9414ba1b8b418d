import { useId, useState, type FormEvent } from "react"
import { closeReasons, type CloseReason } from "@doable/domain/task/status"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { RadioGroup } from "../../ui/radio-group.tsx"
import { TextArea } from "../../ui/text-area.tsx"

interface CloseDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onClose: (why: { reasonCode: CloseReason; note?: string }) => void
  isPending: boolean
}

const noteLength = 500

export function CloseDialog({ isOpen, onOpenChange, onClose, isPending }: CloseDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [reason, setReason] = useState<CloseReason>("not_needed")
  const [note, setNote] = useState("")
  const close = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || note.trim().length > noteLength) return
    onClose({ reasonCode: reason, ...(note.trim() ? { note: note.trim() } : {}) })
  }
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("taskPage:closing.title")}
        description={t("taskPage:closing.text")}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="destructive" pending={isPending}>
              {t("taskPage:closing.confirm")}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" onSubmit={close}>
          <Field label={t("taskPage:closing.reason")} group>
            <RadioGroup
              options={closeReasons.map((value) => ({ value, label: t(`taskPage:closing.${value}`) }))}
              value={reason}
              onValueChange={setReason}
            />
          </Field>
          <Field label={t("taskPage:closing.note")} className="mt-3">
            <TextArea
              rows={3}
              limit={noteLength}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
