import {
  Ban,
  CircleCheck,
  CircleDot,
  CircleSlash,
  Clock,
  Hammer,
  Hourglass,
  Inbox,
  Lock,
  Pencil,
  TriangleAlert,
  UserCheck,
  type LucideIcon,
} from "lucide-react"
import { useTranslation } from "../../i18n/use-translation.ts"
import { Chip, type ChipTone } from "./chip.tsx"

/** Every state has its own icon and word: colour is never the only sign. */
const looks = {
  draft: ["line", Pencil],
  held: ["warn", Hourglass],
  open: ["solid", CircleDot],
  assigned: ["info", UserCheck],
  inProgress: ["apricot", Hammer],
  toConfirm: ["warn", Hourglass],
  completed: ["ok", CircleCheck],
  closed: ["mute", CircleSlash],
  cancelled: ["mute", CircleSlash],
  expired: ["mute", Clock],
  removed: ["bad", Ban],
  dispute: ["bad", TriangleAlert],

  active: ["ok", CircleCheck],
  unverified: ["warn", Clock],
  locked: ["bad", Lock],
  deactivated: ["mute", CircleSlash],

  new: ["info", Inbox],
  inReview: ["warn", Hourglass],
  approved: ["ok", CircleCheck],
  declined: ["mute", Ban],
} as const satisfies Record<string, readonly [ChipTone, LucideIcon]>

export type Status = keyof typeof looks
export const statuses = Object.keys(looks) as Status[]

type StatusChipProps = { status: Status; dense?: boolean; onBand?: boolean }

export function StatusChip({ status, dense = false, onBand = false }: StatusChipProps) {
  const { t } = useTranslation()
  const [tone, icon] = looks[status]
  return (
    <Chip tone={tone} icon={icon} dense={dense} onBand={onBand}>
      {t(`ui:status.${status}`)}
    </Chip>
  )
}
