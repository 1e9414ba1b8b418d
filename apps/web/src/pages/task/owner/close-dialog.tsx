import { closeReasons, type CloseReason } from "@doable/domain/task/status"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { ReasonDialog } from "../../../ui/overlays/reason-dialog.tsx"

interface CloseDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onClose: (why: { reasonCode: CloseReason; note?: string }) => void
  isPending: boolean
}

const noteLength = 500

export function CloseDialog({ onClose, ...dialog }: CloseDialogProps) {
  const { t } = useTranslation()
  return (
    <ReasonDialog<CloseReason>
      {...dialog}
      words={{
        title: t("taskPage:closing.title"),
        text: t("taskPage:closing.text"),
        reason: t("taskPage:closing.reason"),
        note: t("taskPage:closing.note"),
        confirm: t("taskPage:closing.confirm"),
      }}
      reasons={closeReasons.map((value) => ({ value, label: t(`taskPage:closing.${value}`) }))}
      first="not_needed"
      noteLength={noteLength}
      onConfirm={onClose}
    />
  )
}
