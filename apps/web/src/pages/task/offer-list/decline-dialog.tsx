import { declineOfferInput } from "@doable/domain/offer/input"
import { ownerDeclineReasons } from "@doable/domain/offer/status"
import { useTranslation } from "../../../i18n/use-translation.ts"
import { ReasonDialog } from "../../../ui/overlays/reason-dialog.tsx"
import type { DeclineWhy } from "./decline-offer.tsx"

interface DeclineDialogProps {
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onDecline: (why: DeclineWhy) => void
  isPending: boolean
}

export function DeclineDialog({ name, onDecline, ...dialog }: DeclineDialogProps) {
  const { t } = useTranslation()
  return (
    <ReasonDialog<DeclineWhy["reasonCode"]>
      {...dialog}
      words={{
        title: t("offer:declining.title", { name }),
        text: t("offer:declining.text"),
        reason: t("offer:declining.reason"),
        reasonNeeded: t("offer:declining.reasonNeeded"),
        note: t("offer:declining.note"),
        confirm: t("offer:decline"),
        keep: t("offer:keep"),
      }}
      reasons={ownerDeclineReasons.map((value) => ({ value, label: t(`offer:declining.${value}`) }))}
      noteInput={declineOfferInput.shape.note.unwrap()}
      onConfirm={onDecline}
    />
  )
}
