import {
  BadgeCheck,
  Ban,
  CircleSlash,
  Clock,
  Eye,
  Hourglass,
  Pencil,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from "lucide-react"
import type { ApplicationStatus } from "@doable/domain/provider/application/status"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Chip, type ChipTone } from "../../ui/data/chip.tsx"

const looks: Record<ApplicationStatus, readonly [ChipTone, LucideIcon]> = {
  draft: ["line", Pencil],
  submitted: ["info", Hourglass],
  in_review: ["info", Eye],
  changes_requested: ["warn", TriangleAlert],
  approved: ["ok", BadgeCheck],
  rejected: ["bad", Ban],
  withdrawn: ["mute", Undo2],
  expired: ["mute", Clock],
  revoked: ["bad", CircleSlash],
}

export function ApplicationChip({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation()
  const [tone, icon] = looks[status]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`provider-application:status.${status}`)}
    </Chip>
  )
}
