import { closeTaskInput } from "@doable/domain/task/input"
import { closeReasons, type CloseReason } from "@doable/domain/task/status"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { ReasonDialog } from "../../../ui/overlays/reason-dialog.tsx"

interface CloseDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onClose: (why: { reasonCode: CloseReason; note?: string }) => void
  isPending: boolean
}

export function CloseDialog({ onClose, ...dialog }: CloseDialogProps) {
  const { t } = useTranslation()
  return (
    <ReasonDialog<CloseReason>
      {...dialog}
      words={{
        title: t("taskPage:closing.title"),
        text: t("taskPage:closing.text"),
        reason: t("taskPage:closing.reason"),
        reasonNeeded: t("taskPage:closing.reasonNeeded"),
        note: t("taskPage:closing.note"),
        confirm: t("taskPage:closing.confirm"),
        keep: t("taskPage:closing.keep"),
      }}
      reasons={closeReasons.map((value) => ({ value, label: t(`taskPage:closing.${value}`) }))}
      noteInput={closeTaskInput.shape.note.unwrap()}
      onConfirm={onClose}
    />
  )
}
