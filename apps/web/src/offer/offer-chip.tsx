import {
  ArrowLeftRight,
  Ban,
  CheckCheck,
  CircleCheck,
  CircleSlash,
  Clock,
  RefreshCw,
  type LucideIcon,
} from "lucide-react"
import type { OfferStatus } from "@doable/domain/offer/status"
import { useTranslation } from "../i18n/use-translation.ts"
import { Chip, type ChipTone } from "../ui/data/chip.tsx"

/** `countered`: pending, and the client has asked for other terms. `done`: ended by a completed job. */
type Shown = OfferStatus | "countered" | "done"

const looks: Record<Shown, [ChipTone, LucideIcon]> = {
  active: ["info", Clock],
  countered: ["warn", ArrowLeftRight],
  stale: ["warn", RefreshCw],
  accepted: ["ok", CircleCheck],
  not_selected: ["mute", CircleSlash],
  declined: ["mute", Ban],
  withdrawn: ["mute", CircleSlash],
  expired: ["mute", Clock],
  done: ["ok", CheckCheck],
  ended: ["mute", CircleSlash],
  removed: ["bad", Ban],
}

export function OfferChip({ status }: { status: Shown }) {
  const { t } = useTranslation()
  const [tone, icon] = looks[status]
  return (
    <Chip dense tone={tone} icon={icon}>
      {t(`offer:status.${status}`)}
    </Chip>
  )
}
