import { useId, useState, type FormEvent } from "react"
import { declineNoteLength } from "@doable/domain/offer/limits"
import { ownerDeclineReasons } from "@doable/domain/offer/status"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog, DialogClose, DialogContent } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { RadioGroup } from "../../ui/radio-group.tsx"
import { TextArea } from "../../ui/text-area.tsx"
import type { DeclineWhy } from "./decline-offer.tsx"

interface DeclineDialogProps {
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onDecline: (why: DeclineWhy) => void
  isPending: boolean
}

export function DeclineDialog({ name, isOpen, onOpenChange, onDecline, isPending }: DeclineDialogProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [reason, setReason] = useState<DeclineWhy["reasonCode"]>("price")
  const [note, setNote] = useState("")
  const decline = (event: FormEvent) => {
    event.preventDefault()
    const words = note.trim()
    if (isPending || words.length > declineNoteLength) return
    onDecline({ reasonCode: reason, ...(words ? { note: words } : {}) })
  }
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={t("offer:declining.title", { name })}
        description={t("offer:declining.text")}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="ghost">{t("ui:cancel")}</Button>
            </DialogClose>
            <Button type="submit" form={formId} variant="destructive" pending={isPending}>
              {t("offer:decline")}
            </Button>
          </>
        }
      >
        <form id={formId} method="post" onSubmit={decline}>
          <Field label={t("offer:declining.reason")} group>
            <RadioGroup
              options={ownerDeclineReasons.map((value) => ({ value, label: t(`offer:declining.${value}`) }))}
              value={reason}
              onValueChange={setReason}
            />
          </Field>
          <Field label={t("offer:declining.note")} className="mt-3">
            <TextArea
              rows={3}
              limit={declineNoteLength}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}
